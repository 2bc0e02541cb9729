import { FLAG_WEIGHT } from '@contracts/authenticity';
import { DOCUMENT_TYPES } from '@contracts/extracted-data';
import { MAX_PAGES_READ } from '@contracts/limits';
import { STEPS } from '@contracts/workflow';
import { MAX_FILE_MB } from '../../content/facts';
import { itemsOf } from '../../sections/items-of';
import { textSections } from '../../sections/linked-text';

export type ChapterId = 'leer' | 'comprobar' | 'revisar' | 'pagar' | 'demostrar' | 'exportar';

/** Types by name; `otro` is none. */
const TYPE_COUNT = DOCUMENT_TYPES.length - 1;
const CHECK_COUNT = Object.keys(FLAG_WEIGHT).length;

export const HEAD = {
  title: 'Todo lo que pasa entre la factura y el pago',
  lead: 'Foliado lee el comprobante, coteja cada dato con su lugar en la página, lo lleva de Logística a Tesorería y deja escrito quién hizo qué. Esto es lo que hace, dibujado con sus propias pantallas.',
} as const;

/** What the product does, in the order in which a document goes through it. */
export const CHAPTERS = textSections(`
## leer: Cada dato, con su lugar en la página

Suba el PDF, el escaneo o la foto del celular. Foliado encuentra los datos y guarda de qué recuadro de la página salió cada uno.

Files **PDF, JPG y PNG hasta ${MAX_FILE_MB} MB** Varios archivos a la vez, de hasta ${MAX_PAGES_READ} páginas leídas cada uno.
FileInput **${TYPE_COUNT} tipos de documento** Facturas, boletas, notas, recibos por honorarios, guías, órdenes de compra, tickets y más.
Rows3 **Productos, línea por línea** Cantidad, descripción, precio e importe, con la suma de las líneas cotejada al pie.
Cpu **Sin conexión, si así lo quiere** Foliado Local lee en su propio servidor, sin claves. Los motores externos son opcionales.

## comprobar: Un monto no se cree: se prueba

Cada documento pasa por ${CHECK_COUNT} controles. Lo que dos fuentes independientes confirman queda verificado; lo que se contradice queda a la vista.

Copy **Duplicados** El mismo archivo o el mismo comprobante dos veces se señala, con enlace al anterior.
ShieldOff **Órdenes escondidas para la IA** Las frases dirigidas a la máquina, también en blanco o diminutas, se apartan y se avisan.
EyeOff **Valores que no están impresos** Si un motor responde una cifra que no aparece en la página, su confianza baja y se marca.

## revisar: Revise solo lo que hace falta

La pantalla calla hasta que algo no cuadra. Entonces abre el dato, amplía su recorte, dice por qué duda y pone primero el arreglo.

Keyboard **Con el teclado** Enter acepta y pasa al siguiente pendiente; Ctrl+Enter confirma y abre el próximo documento.
ListChecks **Cola por revisar** Filtros por dudas, contradicciones y pospuestos. Se ve quién está revisando qué.
RotateCcwClock **El valor anterior se conserva** Cada corrección guarda lo que se leyó, quién lo cambió y cuándo.
ArrowLeftRight **Segunda lectura** Otro motor lee las mismas páginas y las diferencias se ven campo por campo. No gasta crédito.

## pagar: ${STEPS.length} pasos, dos equipos, un solo hilo

Logística da la conformidad y Tesorería valida, prepara, ejecuta y archiva. Solo se puede dar el paso que sigue.

Users **Funciones separadas** Si su empresa lo activa, quien dio la conformidad no puede preparar ni ejecutar el pago.
MessageSquareExclamationPoint **Observado, con motivo** Tesorería detiene un documento y dice por qué; se corrige y se levanta, todo registrado.
ShieldCheck **Nada se paga dos veces sin saberlo** El lote se registra antes de generar el archivo. Un comprobante ya enviado se avisa y solo vuelve si alguien lo incluye.

## demostrar: Un historial que se prueba a sí mismo

Cada hecho lleva la huella del anterior. Si alguien altera o quita uno, la verificación dice cuál y por qué.

Download **Se verifica también fuera** El registro se exporta a un archivo que se comprueba sin el servidor.
Eraser **Los originales, el tiempo que usted diga** Su empresa puede borrar el archivo a los días de confirmarlo; la cadena queda entera.
FileClock **La historia de cada documento** Subida, lectura, correcciones, pasos y pago, en una sola línea de tiempo.
BuildingComplex **Cada empresa, lo suyo** Usuarios, roles y documentos separados por empresa, comprobado en el servidor en cada consulta.

## exportar: Sus datos salen como usted los usa

Descargue lo que filtró o lo que marcó, envíelo a una hoja de Google o léalo desde su propio sistema.

Archive **Una fila por documento, una sola vez** Antes de agregar a Google Sheets se mira si la fila ya está.
Landmark **TXT de pago** Por el total o por el neto para el proveedor (sin detracción ni retención), o en el formato del BCP, BBVA o Interbank, que se comprueba con su banco; una moneda por archivo.
Code **API documentada** Las mismas llamadas que usan las pantallas, descritas en [la referencia](/api-docs).
`).map(({ id, title, blocks: [lead = '', points = ''] }) => ({
  id: id as ChapterId,
  /** For the index. */
  word: id.replace(/^./, (letter) => letter.toUpperCase()),
  title,
  lead,
  points: itemsOf(points),
}));

/** What an amount is proved by; each has its drawing. */
export const PROOFS = `
**Contra el QR de SUNAT** Se lee del papel y se compara con lo impreso: RUC, serie, número, IGV, total y fecha.
**Contra sus propias sumas** Líneas, subtotal, IGV y total tienen que cerrar al céntimo.
**Contra el dígito y las letras** El RUC se prueba con su dígito verificador; el total, con el monto en letras.
`;
