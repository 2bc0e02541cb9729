import type { Token } from './token';
import { upper } from './text-kind';

/** What is told of an item under its name, with a name of its own. */
const DETAIL =
  /^(?:LOTES?|F?\.?\s?VENC\w*|VCTO|F\.?\s?VTO|SERIES?|N[°º]?\s?SERIE|S\/N|IMEI|COD(?:IGO)?S?|SKU|EAN|REF(?:ERENCIA)?|MARCA|MODELO|PARTIDA(?: ARANCELARIA)?|PROCEDENCIA|ORIGEN|AFECTACION|TIPO DE AFECTACION|REG\.?\s?SAN\w*|FECHA DE ENTREGA|ENTREGA|F\.?\s?ENTREGA|CENTRO DE COSTO|CECO|SOLPED|PEDIDO|O\/?C|OBS|NOTA)\b(?:\s?\/\s?[A-Z]{2,}\.?)?\s?[°º]?\s?[.:#]/;

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

/** A line that is not a part of the name: a batch, a serial number, a date of delivery. */
export function isDetail(tokens: readonly Token[]): boolean {
  const line = upper(tokens.map((token) => token.text).join(' '));
  if (STARRED.test(line)) return true;
  const text = line.replace(/^[-–•*(\s]+/, '');
  if (DESCRIBES.test(text)) return false;
  if (DETAIL.test(text) || PART.test(text) || /^LOTE\s+\S*\d/.test(text)) return true;
  if (TAX_HEADING.test(text) || TAXED_GROUP.test(text)) return true;
  return /^[A-Z .°º]{3,28}:\s/.test(text) && !IN_SENTENCE.test(text);
}
