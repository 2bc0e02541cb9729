import { FLAG_WEIGHT } from '@contracts/authenticity';
import { DOCUMENT_TYPES } from '@contracts/extracted-data';
import { MAX_PAGES_READ } from '@contracts/limits';
import { STEPS } from '@contracts/workflow';
import {
  Archive,
  ArrowLeftRight,
  Building2,
  Code,
  Copy,
  Cpu,
  Download,
  Eraser,
  EyeOff,
  FileClock,
  FileInput,
  Files,
  History,
  Keyboard,
  Landmark,
  ListChecks,
  MessageSquareWarning,
  Rows3,
  ShieldCheck,
  ShieldOff,
  Users,
} from 'lucide-react';
import { MAX_FILE_MB } from '../../content/facts';
import type { Item } from '../../sections/Items';

export type ChapterId = 'leer' | 'comprobar' | 'revisar' | 'pagar' | 'demostrar' | 'exportar';

/** A group of what the product does, in the order in which a document goes through it. */
export interface Chapter {
  readonly id: ChapterId;
  /** One word for the index. */
  readonly word: string;
  readonly title: string;
  readonly lead: string;
  readonly points: readonly Item[];
}

/** Types by name; `otro` is none. */
const TYPE_COUNT = DOCUMENT_TYPES.length - 1;
const CHECK_COUNT = Object.keys(FLAG_WEIGHT).length;

export const HEAD = {
  title: 'Todo lo que pasa entre la factura y el pago',
  lead: 'Foliado lee el comprobante, coteja cada dato con su lugar en la página, lo lleva de Logística a Tesorería y deja escrito quién hizo qué. Esto es lo que hace, dibujado con sus propias pantallas.',
} as const;

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'leer',
    word: 'Leer',
    title: 'Cada dato, con su lugar en la página',
    lead: 'Suba el PDF, el escaneo o la foto del celular. Foliado encuentra los datos y guarda de qué recuadro de la página salió cada uno.',
    points: [
      {
        icon: Files,
        title: `PDF, JPG y PNG hasta ${MAX_FILE_MB} MB`,
        text: `Varios archivos a la vez, de hasta ${MAX_PAGES_READ} páginas leídas cada uno.`,
      },
      {
        icon: FileInput,
        title: `${TYPE_COUNT} tipos de documento`,
        text: 'Facturas, boletas, notas, recibos por honorarios, guías, órdenes de compra, tickets y más.',
      },
      {
        icon: Rows3,
        title: 'Productos, línea por línea',
        text: 'Cantidad, descripción, precio e importe, con la suma de las líneas cotejada al pie.',
      },
      {
        icon: Cpu,
        title: 'Sin conexión, si así lo quiere',
        text: 'Foliado Local lee en su propio servidor, sin claves. Los motores externos son opcionales.',
      },
    ],
  },
  {
    id: 'comprobar',
    word: 'Comprobar',
    title: 'Un monto no se cree: se prueba',
    lead: `Cada documento pasa por ${CHECK_COUNT} controles. Lo que dos fuentes independientes confirman queda verificado; lo que se contradice queda a la vista.`,
    points: [
      {
        icon: Copy,
        title: 'Duplicados',
        text: 'El mismo archivo o el mismo comprobante dos veces se señala, con enlace al anterior.',
      },
      {
        icon: ShieldOff,
        title: 'Órdenes escondidas para la IA',
        text: 'Las frases dirigidas a la máquina, también en blanco o diminutas, se apartan y se avisan.',
      },
      {
        icon: EyeOff,
        title: 'Valores que no están impresos',
        text: 'Si un motor responde una cifra que no aparece en la página, su confianza baja y se marca.',
      },
    ],
  },
  {
    id: 'revisar',
    word: 'Revisar',
    title: 'Revise solo lo que hace falta',
    lead: 'La pantalla calla hasta que algo no cuadra. Entonces abre el dato, amplía su recorte, dice por qué duda y pone primero el arreglo.',
    points: [
      {
        icon: Keyboard,
        title: 'Con el teclado',
        text: 'Enter acepta y pasa al siguiente pendiente; Ctrl+Enter confirma y abre el próximo documento.',
      },
      {
        icon: ListChecks,
        title: 'Cola por revisar',
        text: 'Filtros por dudas, contradicciones y pospuestos. Se ve quién está revisando qué.',
      },
      {
        icon: History,
        title: 'El valor anterior se conserva',
        text: 'Cada corrección guarda lo que se leyó, quién lo cambió y cuándo.',
      },
      {
        icon: ArrowLeftRight,
        title: 'Segunda lectura',
        text: 'Otro motor lee las mismas páginas y las diferencias se ven campo por campo. No gasta crédito.',
      },
    ],
  },
  {
    id: 'pagar',
    word: 'Pagar',
    title: `${STEPS.length} pasos, dos equipos, un solo hilo`,
    lead: 'Logística da la conformidad y Tesorería valida, prepara, ejecuta y archiva. Solo se puede dar el paso que sigue.',
    points: [
      {
        icon: Users,
        title: 'Funciones separadas',
        text: 'Si su empresa lo activa, quien dio la conformidad no puede preparar ni ejecutar el pago.',
      },
      {
        icon: MessageSquareWarning,
        title: 'Observado, con motivo',
        text: 'Tesorería detiene un documento y dice por qué; se corrige y se levanta, todo registrado.',
      },
      {
        icon: ShieldCheck,
        title: 'Nada se paga dos veces sin saberlo',
        text: 'El lote se registra antes de generar el archivo. Un comprobante ya enviado se avisa y solo vuelve si alguien lo incluye.',
      },
    ],
  },
  {
    id: 'demostrar',
    word: 'Demostrar',
    title: 'Un historial que se prueba a sí mismo',
    lead: 'Cada hecho lleva la huella del anterior. Si alguien altera o quita uno, la verificación dice cuál y por qué.',
    points: [
      {
        icon: Download,
        title: 'Se verifica también fuera',
        text: 'El registro se exporta a un archivo que se comprueba sin el servidor.',
      },
      {
        icon: Eraser,
        title: 'Los originales, el tiempo que usted diga',
        text: 'Su empresa puede borrar el archivo a los días de confirmarlo; la cadena queda entera.',
      },
      {
        icon: FileClock,
        title: 'La historia de cada documento',
        text: 'Subida, lectura, correcciones, pasos y pago, en una sola línea de tiempo.',
      },
      {
        icon: Building2,
        title: 'Cada empresa, lo suyo',
        text: 'Usuarios, roles y documentos separados por empresa, comprobado en el servidor en cada consulta.',
      },
    ],
  },
  {
    id: 'exportar',
    word: 'Exportar',
    title: 'Sus datos salen como usted los usa',
    lead: 'Descargue lo que filtró o lo que marcó, envíelo a una hoja de Google o léalo desde su propio sistema.',
    points: [
      {
        icon: Archive,
        title: 'Una fila por documento, una sola vez',
        text: 'Antes de agregar a Google Sheets se mira si la fila ya está.',
      },
      {
        icon: Landmark,
        title: 'TXT de pago',
        text: 'Por el total o por el neto de detracción; una moneda por archivo.',
      },
      {
        icon: Code,
        title: 'API documentada',
        text: 'Las mismas llamadas que usan las pantallas, descritas en [la referencia](/api-docs).',
      },
    ],
  },
];

/** What an amount is proved by; each has its drawing. */
export const PROOFS: readonly Item[] = [
  {
    title: 'Contra el QR de SUNAT',
    text: 'Se lee del papel y se compara con lo impreso: RUC, serie, número, IGV, total y fecha.',
  },
  {
    title: 'Contra sus propias sumas',
    text: 'Líneas, subtotal, IGV y total tienen que cerrar al céntimo.',
  },
  {
    title: 'Contra el dígito y las letras',
    text: 'El RUC se prueba con su dígito verificador; el total, con el monto en letras.',
  },
];
