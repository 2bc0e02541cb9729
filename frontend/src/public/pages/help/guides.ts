import { INVITATION_DAYS } from '@contracts/account';
import { API } from '@contracts/routes';
import { DEFAULT_SHEET_NAME } from '@contracts/sheets';
import { SITE_PAGES } from '@contracts/site';
import { FREE_CREDITS, MAX_FILE_MB } from '../../content/facts';

/** A short article: what to do, step by step, and what is good to know with it. */
export interface Guide {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly note?: string;
  /** Its parts may be read in any order: no numbers, no thread. */
  readonly isLoose?: true;
}

export const GUIDES: readonly Guide[] = [
  {
    id: 'subir-primer-documento',
    title: 'Suba su primer documento',
    lead: 'De la factura en su carpeta a los datos listos para revisar.',
    steps: [
      {
        title: 'Cree su cuenta',
        text: `Con su nombre, su correo y la razón social de su empresa; el RUC puede ponerlo después. Recibe ${FREE_CREDITS} créditos y no se le pide tarjeta. [Crear cuenta](${API.register})`,
      },
      {
        title: 'Arrastre sus archivos a Procesador',
        text: `PDF, JPG o PNG de hasta ${MAX_FILE_MB} MB cada uno, varios a la vez. Desde el teléfono puede tomar la foto en ese momento.`,
      },
      {
        title: 'Mire con qué motor se leerá',
        text: 'Foliado Local lee en el servidor, sin enviar nada fuera. Los demás motores aparecen disponibles solo si quien administra el servidor puso sus claves; la pantalla dice siempre a dónde va el documento.',
      },
      {
        title: 'Espere el aviso «Procesamiento completado»',
        text: 'Puede seguir subiendo mientras tanto. Cada documento usa un crédito; si la lectura falla del todo, el crédito vuelve a su cuenta.',
      },
    ],
    note: `¿Quiere verlo antes de crear una cuenta? [Lea un documento de muestra](${SITE_PAGES.demo}).`,
  },
  {
    id: 'google-sheets',
    title: 'Configure Google Sheets',
    lead: 'Cada documento leído, una fila en la hoja que su equipo ya usa.',
    steps: [
      {
        title: 'Compruebe que el servidor esté conectado',
        text: 'En «Mi Empresa», la tarjeta «Hojas de cálculo» lo dice. La conexión la hace una sola vez quien administra el servidor, con una cuenta de servicio de Google.',
      },
      {
        title: 'Elija la hoja',
        text: 'Cree una nueva desde «Enviar a Google Sheets»: se comparte con su correo. Si ya tiene una, compártala como editor con el correo que muestra la pantalla y un Admin Empresa la agrega en «Mi Empresa».',
      },
      {
        title: 'Envíe los documentos',
        text: `Uno desde sus resultados o varios desde el Historial. Si no escribe otro nombre, las filas van a la pestaña «${DEFAULT_SHEET_NAME}». Volver a enviar no repite filas.`,
      },
    ],
    note: 'Sin conexión con Google, «Descargar XLSX» le da las mismas columnas en un archivo de Excel.',
  },
  {
    id: 'entender-resultados',
    title: 'Entienda los resultados',
    lead: 'Cada dato dice de dónde salió y cuánto se puede confiar en él.',
    steps: [
      {
        title: 'Vea el dato en la página',
        text: 'Al tocar un dato se resalta el lugar del documento de donde se leyó. Si no está impreso en ninguna parte, la pantalla lo advierte.',
      },
      {
        title: 'Lea su estado',
        text: '«Verificado»: otra parte del documento lo confirma, como el QR de SUNAT, una suma o el dígito del RUC. «Leído»: está en la página y nada lo contradice. «Dudoso»: conviene mirarlo. «Contradice»: no concuerda con otro dato, y la pantalla dice con cuál.',
      },
      {
        title: 'Mire la confianza y la autenticidad',
        text: 'La confianza es alta desde 90 %, media desde 70 % y baja por debajo. La autenticidad reúne lo que habla contra el documento: «Auténtico», «Verificar manualmente» o «Posible falsificación».',
      },
      {
        title: 'Corrija y confirme',
        text: 'Lo que usted corrige queda marcado con su nombre, junto al valor leído. Al confirmar, el documento se bloquea: desde ahí solo cambia si un Admin Empresa lo reabre, con un motivo.',
      },
    ],
  },
  {
    id: 'varias-empresas',
    title: 'Trabaje con varias empresas',
    lead: 'Cada empresa tiene su espacio: nadie de otra ve sus documentos.',
    steps: [
      {
        title: 'Una empresa, una cuenta de administración',
        text: 'Quien crea la cuenta es Admin Empresa de la suya. Un correo pertenece a una sola empresa: si atiende a varias, use un correo distinto en cada una.',
      },
      {
        title: 'Invite a su equipo',
        text: `En «Mi Empresa» escriba el correo, elija el rol y cree el enlace. Foliado no envía correos: usted entrega el enlace, que vale ${INVITATION_DAYS} días y sirve una vez.`,
      },
      {
        title: 'Reparta el trabajo en equipos',
        text: 'Logística da la conformidad y registra; Tesorería valida y paga. Cada persona puede estar en uno o en los dos.',
      },
    ],
  },
  {
    id: 'ajustes-avanzados',
    title: 'Ajuste las reglas de su empresa',
    lead: 'Tres decisiones que conviene tomar antes del primer pago.',
    isLoose: true,
    steps: [
      {
        title: 'Registre el RUC',
        text: 'Con él se distingue a su empresa de sus proveedores y se genera el archivo TXT de pago.',
      },
      {
        title: 'Decida cuánto se guardan los originales',
        text: 'Siempre, o un número de días después de confirmar. Pasado el plazo, y una vez pagado, se eliminan el archivo y las imágenes de sus páginas; los datos y el historial quedan.',
      },
      {
        title: 'Active la segregación de funciones',
        text: 'Quien actúa en los pasos 1 y 2 de un documento no podrá actuar en los pasos 5 y 6 del mismo.',
      },
    ],
  },
  {
    id: 'buenas-practicas',
    title: 'Buenas prácticas',
    lead: 'Lo que más mejora una lectura cuesta poco.',
    isLoose: true,
    steps: [
      {
        title: 'Prefiera el PDF que le envió su proveedor',
        text: 'Su texto se lee tal cual, sin reconocimiento de imagen. Imprimirlo y escanearlo solo quita calidad.',
      },
      {
        title: 'Si toma una foto, que entre la página entera',
        text: 'Con luz pareja, sin sombras y con el QR a la vista: del QR sale la mejor prueba.',
      },
      {
        title: 'Revise primero lo que vence antes',
        text: 'La cola de revisión ya viene en ese orden. La tecla F salta al siguiente dato por verificar y Ctrl+Enter confirma y pasa al siguiente documento.',
      },
    ],
  },
  {
    id: 'casos-por-rubro',
    title: 'Casos de uso por rubro',
    lead: 'Qué puede resolver cada equipo con Foliado.',
    isLoose: true,
    steps: [
      {
        title: 'Retail y comercio electrónico',
        text: 'Facturas de muchos proveedores en lote, y aviso cuando un comprobante ya estaba.',
      },
      {
        title: 'Inmobiliarias',
        text: 'Servicios y mantenimiento con su vencimiento y la detracción sugerida.',
      },
      {
        title: 'Logística y transporte',
        text: 'Guías y facturas de flete, con la conformidad registrada antes de pasar a Tesorería.',
      },
      {
        title: 'Estudios contables',
        text: 'Un espacio por cliente, y CSV, Excel o JSON para el sistema contable.',
      },
      {
        title: 'Servicios profesionales',
        text: 'Recibos por honorarios y gastos, con un comentario en cada paso.',
      },
      {
        title: 'Importadores y exportadores',
        text: 'Soles, dólares y euros sin mezclarlos: cada archivo de pago lleva una sola moneda.',
      },
    ],
  },
];
