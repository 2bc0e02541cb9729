import type { DocumentType } from '../contracts/extracted-data';
import { compactText } from './text-clean';

/** What a bill is for, behind each of the words that it begins with. */
const BILLED =
  'SERVICIO SERVICIOS SERVICIOPUBLICO SERVICIOSPUBLICOS SERVICIOSDETELECOMUNICACIONES SERVICIOSPUBLICOSDETELECOMUNICACIONES MANTENIMIENTO CUOTADEMANTENIMIENTO LUZ AGUA AGUAPOTABLE AGUAYALCANTARILLADO AGUAYDESAGUE AGUAPOTABLEYALCANTARILLADO TELEFONO TELEFONIA ENERGIA ENERGIAELECTRICA ELECTRICIDAD SUMINISTRO SUMINISTROELECTRICO SUMINISTRODEENERGIAELECTRICA CONSUMO GAS GASNATURAL INTERNET TELECOMUNICACIONES';
const BILLS = [
  '',
  'DE',
  'POR',
  'DECONSUMODE',
  'PORCONSUMODE',
  'ELECTRONICO',
  'ELECTRONICODE',
].flatMap((head) =>
  BILLED.split(' ').map((of) => [`RECIBO${head}${of}`, 'recibo_servicios'] as const),
);

/** Printed titles in compact form, longest first where one begins another (peru.md section 2.1). */
const TITLES: readonly (readonly [string, DocumentType])[] = [
  ['NOTADECREDITOELECTRONICA', 'nota_credito'],
  ['NOTADECREDITO', 'nota_credito'],
  ['NOTACREDITO', 'nota_credito'],
  ['NOTADEDEBITOELECTRONICA', 'nota_debito'],
  ['NOTADEDEBITO', 'nota_debito'],
  ['NOTADEBITO', 'nota_debito'],
  ['BOLETADEVENTAELECTRONICA', 'boleta'],
  ['BOLETADEVENTA', 'boleta'],
  ['BOLETAELECTRONICA', 'boleta'],
  ['BOLETAVENTA', 'boleta'],
  ['BOLETA', 'boleta'],
  ['FACTURADEEXPORTACIONELECTRONICA', 'factura'],
  ['FACTURADEEXPORTACION', 'factura'],
  ['FACTURADEVENTAELECTRONICA', 'factura'],
  ['FACTURAELECTRONICA', 'factura'],
  ['FACTURADEVENTA', 'factura'],
  ['FACTURACOMERCIAL', 'factura'],
  ['FACTURAPROFORMA', 'proforma'],
  ['FACTURA', 'factura'],
  ['COMMERCIALINVOICE', 'factura'],
  ['TAXINVOICE', 'factura'],
  ['VATINVOICE', 'factura'],
  ['INVOICE', 'factura'],
  ['EFECTODECOMPROBANTEINGRESO', 'factura'],
  ['EFECTODECOMPROBANTEEGRESO', 'nota_credito'],
  ['CREDITNOTE', 'nota_credito'],
  ['CREDITMEMO', 'nota_credito'],
  ['VATRECEIPT', 'ticket'],
  ['SALESRECEIPT', 'ticket'],
  ['TILLRECEIPT', 'ticket'],
  ['RECEIPT', 'ticket'],
  ['RECIBOPORHONORARIOSELECTRONICO', 'recibo_honorarios'],
  ['RECIBOPORHONORARIOS', 'recibo_honorarios'],
  ['RECIBOHONORARIOS', 'recibo_honorarios'],
  ['RECIBODEHONORARIOS', 'recibo_honorarios'],
  ['RECIBOELECTRONICOPORHONORARIOS', 'recibo_honorarios'],
  ['GUIADEREMISIONELECTRONICAREMITENTE', 'guia_remision'],
  ['GUIADEREMISIONELECTRONICATRANSPORTISTA', 'guia_remision'],
  ['GUIADEREMISIONREMITENTE', 'guia_remision'],
  ['GUIADEREMISIONTRANSPORTISTA', 'guia_remision'],
  ['GUIADEREMISIONELECTRONICA', 'guia_remision'],
  ['GUIADEREMISION', 'guia_remision'],
  ['GUIAREMISION', 'guia_remision'],
  ['LIQUIDACIONDECOMPRAELECTRONICA', 'liquidacion_compra'],
  ['LIQUIDACIONDECOMPRA', 'liquidacion_compra'],
  ['COMPROBANTEDERETENCIONELECTRONICO', 'retencion'],
  ['COMPROBANTEDERETENCION', 'retencion'],
  ['COMPROBANTEDEPERCEPCIONELECTRONICO', 'percepcion'],
  ['COMPROBANTEDEPERCEPCION', 'percepcion'],
  ['TICKETFACTURASIMPLIFICADA', 'ticket'],
  ['TICKETFACTURA', 'factura'],
  ['TICKETBOLETA', 'boleta'],
  ['TICKETDEVENTA', 'ticket'],
  ['TICKETDESERVICIOS', 'ticket'],
  ['TICKETDESERVICIO', 'ticket'],
  ['TICKETDEATENCION', 'ticket'],
  ['TICKETDECONSUMO', 'ticket'],
  ['TICKETDECOMPRA', 'ticket'],
  ['TICKETDEPAGO', 'ticket'],
  ['TICKETDECAJA', 'ticket'],
  ['NOTADEVENTA', 'ticket'],
  ['TICKET', 'ticket'],
  ['TIQUETE', 'ticket'],
  ['TIQUET', 'ticket'],
  ['TIQUETEDEMAQUINAREGISTRADORA', 'ticket'],
  ['TICKETDEMAQUINAREGISTRADORA', 'ticket'],
  ['FACTURASIMPLIFICADA', 'ticket'],
  ...BILLS,
  ['RECIBOELECTRONICO', 'recibo_servicios'],
  ['RECIBODECAJA', 'otro'],
  ['RECIBODEINGRESO', 'otro'],
  ['RECIBODEEGRESO', 'otro'],
  ['RECIBO', 'recibo_servicios'],
  ['ORDENDECOMPRAYSERVICIO', 'orden_compra'],
  ['ORDENDECOMPRA', 'orden_compra'],
  ['ORDENCOMPRA', 'orden_compra'],
  ['ORDENDEPEDIDO', 'orden_compra'],
  ['PEDIDODECOMPRA', 'orden_compra'],
  ['PURCHASEORDER', 'orden_compra'],
  ['ORDENDESERVICIOS', 'orden_servicio'],
  ['ORDENDESERVICIO', 'orden_servicio'],
  ['ORDENSERVICIO', 'orden_servicio'],
  ['PROFORMA', 'proforma'],
  ['COTIZACION', 'proforma'],
  ['PRESUPUESTO', 'proforma'],
  ['ESTADODECUENTA', 'estado_cuenta'],
  ['CONTRATODE', 'contrato'],
  ['CONTRATO', 'contrato'],
];

const LONGEST_FIRST = [...TITLES].sort(([a], [b]) => b.length - a.length);

const DOCUMENT_TYPES_BY_TITLE = LONGEST_FIRST;

export interface TitleMatch {
  type: DocumentType;
  /** How many compact characters of the text the title takes. */
  length: number;
}

/** The document title that a text begins with (`FACTURA ELECTRÓNICA`, glued or not), or null. */
export function titleAtStart(whole: string): TitleMatch | null {
  // `Su recibo de electricidad`: what a bill says to whom it is sent.
  const text = whole.replace(/^(?:su|tu) (?=recibo )/i, '');
  const compact = compactText(text);
  const isMail = /^\S+@/.test(text.trim());
  // A restaurant of the States calls it by its number alone; a check with a name pays something.
  const isCheck = /^(?:guest )?check\s?#\s?\d/i.test(text);
  if (isCheck) return { type: 'ticket', length: compact.search(/\d/) };
  for (const [title, type] of DOCUMENT_TYPES_BY_TITLE) {
    if (!isMail && compact.startsWith(title) && !isOfLongerWord(text, title))
      return { type, length: title.length };
  }
  return null;
}

/** `Facturación`, `Facturado a`, `Contratos`: another word that begins as the title does. */
function isOfLongerWord(text: string, title: string): boolean {
  let end = 0;
  for (const word of text.split(/\s+/).map(compactText)) {
    end += word.length;
    if (end < title.length) continue;
    const rest = word.slice(word.length - (end - title.length));
    return /^(?:CION|CIONES|D[OA]S?|R|RA|RSE|CE|CESE)$/.test(rest);
  }
  return false;
}

const CUT: readonly (readonly [RegExp, DocumentType])[] = [
  [/^FAC[A-Z]{0,5}ELECTRONICA$/, 'factura'],
  [/^BOL[A-Z]{0,10}ELECTRONICA$/, 'boleta'],
];

/** `FACT ELECTRÓNICA`: a title without letters from its middle, abbreviated or lost by OCR, that no other begins and ends like. */
export function cutTitle(text: string): TitleMatch | null {
  const compact = compactText(text);
  const type = CUT.find(([pattern]) => pattern.test(compact))?.[1];
  return type ? { type, length: compact.length } : null;
}

/** The type that a free text names (an engine's answer, a title with words around it), or null. */
export function documentTypeOf(text: string): DocumentType | null {
  const compact = compactText(text);
  const start = titleAtStart(text) ?? cutTitle(text);
  if (start) return start.type;
  return DOCUMENT_TYPES_BY_TITLE.find(([title]) => compact.includes(title))?.[1] ?? null;
}
