import type { Claim } from '../../content/claims';
import { accuracyClaim, accuracySentence } from '../../content/accuracy-words';
import { FREE_SCANS, MAX_FILE_MB } from '../../content/facts';
import { MEASURED_ACCURACY } from '../../content/measured-accuracy';
import type { Question } from '../../parts/questions';

export const HERO = {
  title: 'Deje de digitar sus facturas',
  lead: 'Foliado lee sus comprobantes, muestra de dónde sale cada dato y lo lleva hasta el pago, con SUNAT, IGV y detracción incluidos.',
  sample: 'Factura de muestra',
  hintPointer: 'Pase por un dato',
  hintTouch: 'Toque un dato',
};

/** What the product shows by itself, and what was measured; no figure here needs to be believed. */
export const SHOWN_FACTS: readonly Claim[] = [
  { figure: `${FREE_SCANS} créditos`, text: 'al crear su cuenta, sin tarjeta' },
  { figure: `${MAX_FILE_MB} MB`, text: 'por archivo PDF, JPG o PNG' },
  { figure: '2 equipos', text: 'Logística y Tesorería, con ocho pasos hasta archivar' },
  accuracyClaim(MEASURED_ACCURACY),
];

export const FEATURES = {
  title: 'Menos digitación, más certeza en cada monto',
  cards: {
    engines: {
      title: 'IA múltiple',
      text: 'Foliado Local lee sin conexión. Con su clave se suman OpenAI, LangExtract y Textract. Usted elige por documento.',
    },
    proofs: {
      title: 'Validación dual',
      text: 'Cada monto se coteja con el QR de SUNAT y con la aritmética del documento; un segundo motor puede dar su opinión. Lo que no cuadra se ve.',
    },
    editing: {
      title: 'Edición interactiva',
      text: 'Corrija sin dejar de ver la página. Enter acepta y pasa al siguiente pendiente.',
    },
    exports: {
      title: 'Exportación a hojas de cálculo',
      text: 'Google Sheets, Excel, CSV, JSON y el TXT de pagos.',
    },
    companies: {
      title: 'Multiempresa',
      text: 'Cada empresa con sus usuarios, sus roles y su registro de cambios.',
    },
    local: {
      title: 'Cumplimiento local',
      text: 'RUC, IGV 18\u00a0%, detracción y TXT de pago, con las reglas del Perú.',
    },
  },
};

export const PERU = {
  title: 'Cumplimiento local, hecho para el Perú',
  lead: 'Las reglas tributarias son datos con fecha de vigencia. Foliado sugiere, usted decide.',
  qr: {
    title: 'QR de SUNAT',
    text: 'Se lee del papel y se compara con lo impreso: RUC, serie, número, IGV, total y fecha.',
  },
  ruc: {
    title: 'RUC con dígito verificador',
    text: 'El último dígito confirma los otros diez. Un RUC mal leído no pasa en silencio.',
  },
  igv: {
    title: 'IGV 18\u00a0%',
    text: 'La base y el impuesto tienen que sumar el total. Gravado, exonerado e inafecto, por separado.',
  },
  detraction: {
    title: 'Detracción sugerida',
    text: 'Código, tasa y umbral vigentes; depósito en soles enteros y neto al proveedor.',
  },
  payment: {
    title: 'TXT de pago',
    text: 'Cabecera, detalle y cierre; una sola moneda por archivo.',
  },
};

export type IndustryId = 'retail' | 'property' | 'transport' | 'accounting' | 'services' | 'trade';

export interface Industry {
  readonly id: IndustryId;
  readonly title: string;
  readonly points: readonly [string, string, string];
  /** A line cut from a typical document, and the value that matters on it. */
  readonly cut: { readonly line: string; readonly value: string };
}

export const INDUSTRIES_TITLE = 'Para quienes reciben comprobantes todos los días';
export const INDUSTRIES: readonly Industry[] = [
  {
    id: 'retail',
    title: 'Retail y comercio electrónico',
    points: [
      'Facturas de proveedores por lote',
      'Órdenes de compra junto a sus facturas',
      'Aviso de comprobantes repetidos',
    ],
    cut: { line: 'FACTURA ELECTRÓNICA', value: 'F012-00018830' },
  },
  {
    id: 'property',
    title: 'Inmobiliarias',
    points: [
      'Recibos y mantenimiento por predio',
      'Arrendamiento con detracción',
      'Vencimientos a la vista',
    ],
    cut: { line: 'Arrendamiento de bienes (019)', value: 'Detracción 10\u00a0%' },
  },
  {
    id: 'transport',
    title: 'Logística y transporte',
    points: [
      'Fletes con detracción',
      'Guías de remisión en PDF o en foto',
      'Conformidad por Logística',
    ],
    cut: { line: 'Transporte de carga (027)', value: 'Detracción 4\u00a0%' },
  },
  {
    id: 'accounting',
    title: 'Estudios contables',
    points: [
      'Un espacio separado por empresa',
      'CSV y Excel para su sistema',
      'Registro de quién cambió qué',
    ],
    cut: { line: 'R.U.C. del cliente', value: '20514327867' },
  },
  {
    id: 'services',
    title: 'Servicios profesionales',
    points: [
      'Recibos y gastos reembolsables',
      'Aprobación en dos equipos',
      'Comentarios en cada paso',
    ],
    cut: { line: 'RECIBO POR HONORARIOS', value: 'E001-215' },
  },
  {
    id: 'trade',
    title: 'Importadores y exportadores',
    points: [
      'PEN, USD y EUR por separado',
      'Vencimientos por moneda',
      `Archivos de hasta ${MAX_FILE_MB} MB`,
    ],
    cut: { line: 'IMPORTE TOTAL', value: 'US$ 3,965.00' },
  },
];

export const TESTIMONIALS_TITLE = 'Lo que dicen nuestros clientes';

const ACCURACY_ANSWER = `${accuracySentence(MEASURED_ACCURACY)} Cada dato lleva además su confianza y lo que lo prueba (QR, suma o RUC), y lo dudoso queda marcado para que usted lo mire.`;

export const FAQ_TITLE = 'Preguntas frecuentes';
export const FAQ_LEAD =
  '¿No está la suya? El centro de ayuda tiene las guías, y contestamos por correo.';
export const FAQ: readonly Question[] = [
  {
    question: '¿Qué documentos lee?',
    answer: `Facturas, boletas, notas, recibos, órdenes de compra, guías y tickets, en PDF, JPG o PNG de hasta ${MAX_FILE_MB} MB.`,
  },
  { question: '¿Qué tan precisa es la lectura?', answer: ACCURACY_ANSWER },
  {
    question: '¿Puedo corregir antes de exportar?',
    answer:
      'Sí. Cada cambio queda registrado con el valor anterior y su autor, y los cotejos se repiten al instante.',
  },
  {
    question: '¿Dónde se guardan mis archivos?',
    answer:
      'En el servidor donde corre Foliado. Su empresa decide si el original se borra después de confirmar, y a los cuántos días.',
  },
  {
    question: '¿Funciona sin inteligencia artificial externa?',
    answer:
      'Sí. Foliado Local lee sin conexión y sin claves. Solo si usted elige otro motor, el documento sale hacia ese proveedor.',
  },
  {
    question: '¿Calcula la detracción?',
    answer:
      'La sugiere con código, tasa y umbral vigentes a la fecha del comprobante, con la cuenta a la vista. Usted decide.',
  },
  {
    question: '¿Se integra con Google Sheets?',
    answer:
      'Sí, cuando quien administra el servidor conectó una cuenta de Google. Lo mismo se descarga siempre en Excel.',
  },
  {
    question: '¿Qué pasa si la lectura falla?',
    answer: 'Le decimos la causa, puede reintentar y el crédito vuelve a su cuenta.',
  },
];

export const STEPS_TITLE = 'Cómo funciona';
export const STEPS = {
  upload: {
    title: 'Suba el documento',
    text: 'Arrastre PDF, JPG o PNG. Varios a la vez, o una foto desde el celular.',
  },
  read: {
    title: 'La IA procesa automáticamente',
    text: 'Lee el texto, el QR y las tablas. Marca lo que no está claro.',
  },
  review: {
    title: 'Revise y exporte',
    text: 'Confirme lo verificado, corrija lo dudoso y envíelo a pago o a su hoja.',
  },
};

export const PLANS_TITLE = 'Planes por mes';

export const CALL = {
  title: 'Su próxima factura, leída y cosida a su página',
  text: `${FREE_SCANS} créditos al crear su cuenta. No hace falta una tarjeta.`,
  start: 'Empezar gratis',
};
