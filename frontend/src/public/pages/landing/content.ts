import { SITE_PAGES } from '@contracts/site';
import { STEPS as PAYMENT_STEPS } from '@contracts/workflow';
import { type Claim, LANDING_CLAIMS, TESTIMONIALS } from '../../content/claims';
import { accuracyClaim, accuracySentence } from '../../content/accuracy-words';
import { CLOUD_ENGINES } from '../../content/engine-names';
import { FREE_CREDITS, MAX_FILE_MB } from '../../content/facts';
import { MEASURED_ACCURACY } from '../../content/measured-accuracy';
import { itemsOf } from '../../sections/items-of';
import { questionsOf } from '../../sections/linked-text';
import {
  CompaniesPicture,
  EditingPicture,
  EnginesPicture,
  ExportsPicture,
  LocalPicture,
  paperCut,
  printed,
  ProofsPicture,
  ReadPicture,
  ReviewPicture,
  UploadPicture,
} from './pictures';

export const HERO = {
  title: 'Deje de digitar sus facturas',
  lead: 'Foliado lee sus comprobantes, muestra de dónde sale cada dato y lo lleva hasta el pago, con SUNAT, IGV y detracción incluidos.',
  sample: 'Factura de muestra',
  hintPointer: 'Pase por un dato',
  hintTouch: 'Toque un dato',
};

/** What the product shows by itself, and what was measured; no figure here needs to be believed. */
const SHOWN_FACTS: readonly Claim[] = [
  { figure: `${FREE_CREDITS} créditos`, text: 'al crear su cuenta, sin tarjeta' },
  { figure: `${MAX_FILE_MB} MB`, text: 'por archivo PDF, JPG o PNG' },
  {
    figure: '2 equipos',
    text: `Logística y Tesorería, con ${PAYMENT_STEPS.length} pasos hasta archivar`,
  },
  accuracyClaim(MEASURED_ACCURACY),
];

export const factsOf = (claims: boolean): readonly Claim[] =>
  claims ? [...LANDING_CLAIMS, ...SHOWN_FACTS] : SHOWN_FACTS;

export const FEATURES = {
  head: {
    id: 'features',
    title: 'Menos digitación, más certeza en cada monto',
    more: { href: SITE_PAGES.features, text: 'Todas las características' },
  },
  cards: itemsOf(
    `
**IA múltiple** Foliado Local lee sin conexión. Con su clave se suman ${CLOUD_ENGINES}. Usted elige por documento.
**Validación dual** Cada monto se coteja con el QR de SUNAT y con la aritmética del documento; un segundo motor puede dar su opinión. Lo que no cuadra se ve.
**Edición interactiva** Corrija sin dejar de ver la página. Enter acepta y pasa al siguiente pendiente.
**Exportación a hojas de cálculo** Google Sheets, Excel, CSV, JSON y el TXT de pagos.
**Multiempresa** Cada empresa con sus usuarios, sus roles y su registro de cambios.
**Cumplimiento local** RUC, IGV 18\u00a0%, detracción y TXT de pago, con las reglas del Perú.
`,
    [EnginesPicture, ProofsPicture, EditingPicture, ExportsPicture, CompaniesPicture, LocalPicture],
  ),
};

export const PERU = {
  head: {
    id: 'peru',
    title: 'Cumplimiento local, hecho para el Perú',
    lead: 'Las reglas tributarias son datos con fecha de vigencia. Foliado sugiere, usted decide.',
  },
  rules: itemsOf(
    `
**QR de SUNAT** Se lee del papel y se compara con lo impreso: RUC, serie, número, IGV, total y fecha.
**RUC con dígito verificador** El último dígito confirma los otros diez. Un RUC mal leído no pasa en silencio.
**IGV 18\u00a0%** La base y el impuesto tienen que sumar el total. Gravado, exonerado e inafecto, por separado.
**Detracción sugerida** Código, tasa y umbral vigentes; depósito en soles enteros y neto al proveedor.
**TXT de pago** Cabecera, detalle y cierre; una sola moneda por archivo.
`,
    [
      printed('20608471937|01|F001|4471|\n180.00|1180.00|2026-03-15|6|', 'code'),
      printed('2060847193‹7›', 'big'),
      printed('1,000.00 + 180.00', 'big'),
      printed('‹142.00› de 1,180.00', 'big'),
      printed(
        'HDR|20514327867|20260316|PEN|12|…\nDTL|20608471937|F001-00004471|…\nFTR|12|48207.60',
        'code',
      ),
    ],
  ),
};

export const INDUSTRIES = itemsOf(
  `
ShoppingBag **Retail y comercio electrónico**
- Facturas de proveedores por lote
- Órdenes de compra junto a sus facturas
- Aviso de comprobantes repetidos
Building **Inmobiliarias**
- Recibos y mantenimiento por predio
- Arrendamiento con detracción
- Vencimientos a la vista
Truck **Logística y transporte**
- Fletes con detracción
- Guías de remisión en PDF o en foto
- Conformidad por Logística
Calculator **Estudios contables**
- Un espacio separado por empresa
- CSV y Excel para su sistema
- Registro de quién cambió qué
Briefcase **Servicios profesionales**
- Recibos y gastos reembolsables
- Aprobación en dos equipos
- Comentarios en cada paso
Ship **Importadores y exportadores**
- PEN, USD y EUR por separado
- Vencimientos por moneda
- Archivos de hasta ${MAX_FILE_MB} MB
`,
  [
    paperCut('FACTURA ELECTRÓNICA', 'F012-00018830'),
    paperCut('Arrendamiento de bienes (019)', 'Detracción 10\u00a0%'),
    paperCut('Transporte de carga (027)', 'Detracción 4\u00a0%'),
    paperCut('R.U.C. del cliente', '20514327867'),
    paperCut('RECIBO POR HONORARIOS', 'E001-215'),
    paperCut('IMPORTE TOTAL', 'US$ 3,965.00'),
  ],
);

/** Only with the claims of the trade: the product cannot prove what customers say. */
export const QUOTES = TESTIMONIALS.map(({ quote, author }) => ({ text: [`«${quote}»`, author] }));

const ACCURACY_ANSWER = `${accuracySentence(MEASURED_ACCURACY)} Cada dato lleva además su confianza y lo que lo prueba (QR, suma o RUC), y lo dudoso queda marcado para que usted lo mire.`;

export const FAQ_HEAD = {
  id: 'preguntas',
  title: 'Preguntas frecuentes',
  lead: '¿No está la suya? El centro de ayuda tiene las guías, y contestamos por correo.',
  ways: [
    { href: SITE_PAGES.help, text: 'Centro de ayuda' },
    { href: SITE_PAGES.contact, text: 'Contacto' },
  ],
};

export const FAQ = questionsOf(`
¿Qué documentos lee?
Facturas, boletas, notas, recibos, órdenes de compra, guías y tickets, en PDF, JPG o PNG de hasta ${MAX_FILE_MB} MB.

¿Qué tan precisa es la lectura?
${ACCURACY_ANSWER}

¿Puedo corregir antes de exportar?
Sí. Cada cambio queda registrado con el valor anterior y su autor, y los cotejos se repiten al instante.

¿Dónde se guardan mis archivos?
En el servidor donde corre Foliado. Su empresa decide si el original se borra después de confirmar, y a los cuántos días.

¿Funciona sin inteligencia artificial externa?
Sí. Foliado Local lee sin conexión y sin claves. Solo si usted elige otro motor, el documento sale hacia ese proveedor.

¿Calcula la detracción?
La sugiere con código, tasa y umbral vigentes a la fecha del comprobante, con la cuenta a la vista. Usted decide.

¿Se integra con Google Sheets?
Sí, cuando quien administra el servidor conectó una cuenta de Google. Lo mismo se descarga siempre en Excel.

¿Qué pasa si la lectura falla?
Le decimos la causa, puede reintentar y el crédito vuelve a su cuenta.
`);

export const STEPS = itemsOf(
  `
CloudUpload **Suba el documento** Arrastre PDF, JPG o PNG. Varios a la vez, o una foto desde el celular.
ScanText **La IA procesa automáticamente** Lee el texto, el QR y las tablas. Marca lo que no está claro.
FileCheckCorner **Revise y exporte** Confirme lo verificado, corrija lo dudoso y envíelo a pago o a su hoja.
`,
  [UploadPicture, ReadPicture, ReviewPicture],
);

export const PLANS_HEAD = {
  id: 'planes',
  title: 'Planes por mes',
  more: { href: SITE_PAGES.pricing, text: 'Calcule su costo' },
};

export const CALL = {
  title: 'Su próxima factura, leída y cosida a su página',
  text: `${FREE_CREDITS} créditos al crear su cuenta. No hace falta una tarjeta.`,
  start: 'Empezar gratis',
};
