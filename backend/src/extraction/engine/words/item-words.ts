import { readAmount } from '../../../rules/money';
import { stripAccents } from '../../../rules/text-clean';

/** Codes of catalogue 03 and what emitters print instead. */
const UNITS =
  /^(?:NIU|ZZ|BLI|AMP|SOB|DSP|BID|BDE|JBA|CRT|LAM|TM|TN|TO|KILO(?:GRAMO)?S?|UND?S?|UNID(?:AD(?:ES)?)?|KGM?|KGS|GRM?|TNE|TON|BLS|BOL(?:SA)?|BOX|BX|CJA?|CAJA|CJ|PQT?|PAQ|PK|GLN|GLL|GAL|LTR?|LT|MTR|MTS?|M|M2|M3|MTQ|MTK|DOC|DZN|MIL|MLL|BG|BO|SET|KT|PAR|PR|HUR|HRS?|DAY|DIA|MES|MON|MO|WK|YR|SERV?|SRV|GLB|ROL(?:LO)?|FCO|TUB|LAT|SAC|CEN|H87|E48|C62|ACT|EA|EACH|PCS?|PCE|X[BCKPU][AGIKNTX]|PZA?|PZ|JGO|KIT|VIA|BAL|CIL)\.?$/i;

/** A unit of catalogue 03, or what emitters print instead. */
export const isUnitWord = (text: string): boolean => UNITS.test(text);

/** Units in full, as they stand behind a quantity; elsewhere names begin with them too (`Servicio de ...`). */
const UNIT_NAMES =
  /^(?:SERVICIOS?|METROS?|KILOS?|KILOGRAMOS?|GRAMOS?|LITROS?|GALON(?:ES)?|DOCENAS?|CIENTOS?|MILLAR(?:ES)?|BOLSAS?|CAJAS?|PAQUETES?|ROLLOS?|SACOS?|PAR(?:ES)?|JUEGOS?|PIEZAS?|HORAS?|DIAS?|SEMANAS?|MESES|TONELADAS?|BARRAS?|VARILLAS?|PLANCHAS?|FRASCOS?|BALDES?|BIDON(?:ES)?|CILINDROS?|VIAJES?|LATAS?|TUBOS?|SOBRES?|BANDEJAS?|ATADOS?|CONOS?|RESMAS?|FARDOS?|GLOBAL|PERSONAS?|NOCHES?)\.?$/i;

export const isUnitName = (text: string): boolean =>
  isUnitWord(text) || UNIT_NAMES.test(stripAccents(text));

/** What is told of an item under its name, with a name of its own. */
const DETAIL =
  /^(?:LOTES?|F?\.?\s?VENC\w*|VCTO|F\.?\s?VTO|SERIES?|N[°º]?\s?SERIE|S\/N|IMEI|COD(?:IGO)?S?|SKU|EAN|REF(?:ERENCIA)?|MARCA|MODELO|PARTIDA(?: ARANCELARIA)?|PROCEDENCIA|ORIGEN|AFECTACION|TIPO DE AFECTACION|REG\.?\s?SAN\w*|FECHA DE ENTREGA|ENTREGA|F\.?\s?ENTREGA|CENTRO DE COSTO|CECO|SOLPED|PEDIDO|O\/?C|OBS|NOTA)\b(?:\s?\/\s?[A-Z]{2,}\.?)?\s?[°º]?\s?[.:#]|^(?:COD|SKU|REF)\s(?=\S{0,12}\d)[A-Z0-9-]+$/;

/** What describes the thing or the work itself is of its name, though it is announced by a word. */
const DESCRIBES =
  /^(?:MEDIDAS?|DIMENSION(?:ES)?|TAMAÑO|TAMANO|TALLAS?|COLOR(?:ES)?|ACABADO|FORMATO|PRESENTACION|CONTENIDO|CAPACIDAD|CARACTERISTICAS|ESPECIFICACION(?:ES)?|INCLUYE|NO INCLUYE|CONSISTE EN|ALCANCE|CAMPAÑA|CAMPANA|PLATAFORMAS?|PERIODO|PERIODO DE SERVICIO|LUGAR|UBICACION|RUTA|TEMA|EVENTO|ACTIVIDAD|OBRA|PROYECTO|SERVICIO|TRABAJOS?)\s?:/;

/** `+ 8 STRIPS`, `+ PAPA MEDIANA` under a menu: what the thing is made up of. */
const PART = /^\+\s?[\p{L}\d]/u;
/** `** OFERTA DE TEMPORADA **`: why a till takes something off. */
const STARRED = /^\*{2,}[^*]+\*{2,}$/;
/** `MARÍA. PARTIDA: ...`: the end of a sentence and the begin of the next. */
const IN_SENTENCE = /^(?=[^:]*:)[^:]*\p{L}{5}\. /u;

/** `SERVICIOS AFECTOS AL IGV`: how the tax takes the rows below, in a heading over them. */
const TAX_HEADING =
  /^(?:TOTAL )?(?:SERVICIOS?|CONCEPTOS?|GASTOS?|BIENES|CARGOS?|PRODUCTOS?|ITEMS|VENTAS?|PARTIDAS|REEMBOLSOS?|OPERACIONES)(?: \p{L}+)? (?:NO )?(?:AFECT|INAFECT|GRAVAD|EXONERAD)[AO]S?(?: (?:AL?|DEL?) (?:I\.?G\.?V\.?|IMPUESTO))?\W*$/u;
/** `GASTOS POR CUENTA DEL CLIENTE (INAFECTOS)`. */
const TAXED_GROUP =
  /^(?:SERVICIOS|CONCEPTOS|GASTOS|BIENES|CARGOS|PRODUCTOS|REEMBOLSOS)\b[^()]*\((?:NO )?(?:AFECT|INAFECT|GRAVAD|EXONERAD)[AO]S\)$/;

/** A line that is not a part of the name, in capitals: a batch, a serial number, a date of delivery. */
export function tellsDetail(line: string): boolean {
  if (STARRED.test(line) || tellsTax(line)) return true;
  const text = line.replace(/^[-–•*(\s]+/, '');
  if (DESCRIBES.test(text)) return false;
  if (DETAIL.test(text) || PART.test(text) || /^LOTE\s+\S*\d/.test(text)) return true;
  if (TAX_HEADING.test(text) || TAXED_GROUP.test(text)) return true;
  return /^[A-Z .°º]{3,28}:\s/.test(text) && !IN_SENTENCE.test(text);
}

/** `Traslado 002 IVA Base 19693.20 Tasa 0.160000 Importe 3150.91`: what one row is taxed with, under it. */
export const tellsTax = (line: string): boolean =>
  /\bBASE\b/.test(line) &&
  /\d[.,]\d/.test(line) &&
  /\b(?:IVA|IGV|ISC|IEPS|ISR|VAT|GST|TRASLADOS?|IMPUESTOS?)\b/.test(line);

const COUNT =
  /^(\d[\d.,]*)\s*(?:\p{L}{1,8}\.?\s+)?(?:[xX*×@]|a|por)\s*(?:(?:S\/\.?|US\$|\$|€|£|EUR|USD|PEN|GBP|MXN)\s*)?(\d[\d.,]*)(?:\s*(?:c\/u|cu|cada uno|each|ea)\.?)?$/u;

export interface CountedPrice {
  readonly quantity: number;
  readonly price: number;
}

/** `2.00 PAR x 21.15` and nothing else. */
export function countedPrice(line: string): CountedPrice | null {
  const [, counted, each] = COUNT.exec(line) ?? [];
  const quantity = readAmount(counted ?? '', { kind: 'cantidad' });
  const price = readAmount(each ?? '', { kind: 'unitario' });
  return quantity && price ? { quantity: quantity.value, price: price.value } : null;
}

/** What emitters call what they take off; in capitals. */
export const namesReduction = (line: string): boolean =>
  /\b(?:D(?:E)?SCTO|DCTO|DTO|DESCUENTO|OFERTA|PROMO|PROMOCION|BONIFICACION|REBAJA|AHORRO|CUPON|DISCOUNT)\b/.test(
    line,
  );
