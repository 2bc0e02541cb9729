import { isNumericWord, isUnitWord, wordsOf } from './assign-columns';
import type { BodyLine } from './count-line';
import type { Line } from '../page/layout';
import { isLoneCode, nameSizes } from './name-details';
import { isConnected, rowOwners, type Order, sectionsOf } from './row-owners';
import { letterCount, upper } from '../page/text-kind';
import { type Token } from '../page/token';
import { heightOf, horizontalOverlap, verticalOverlap, isClose, WHITE } from '../page/place';

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
function isDetail(tokens: readonly Token[]): boolean {
  const line = upper(tokens.map((token) => token.text).join(' '));
  if (STARRED.test(line)) return true;
  const text = line.replace(/^[-–•*(\s]+/, '');
  if (DESCRIBES.test(text)) return false;
  if (DETAIL.test(text) || PART.test(text) || /^LOTE\s+\S*\d/.test(text)) return true;
  if (TAX_HEADING.test(text) || TAXED_GROUP.test(text)) return true;
  return /^[A-Z .°º]{3,28}:\s/.test(text) && !IN_SENTENCE.test(text);
}

export interface ItemRow {
  readonly anchor: BodyLine;
  readonly description: readonly Token[];
  /** The rest of its code, right under that. */
  readonly code: Token | null;
  /** What is told under the name, line by line. */
  readonly details: readonly (readonly Token[])[];
  readonly lines: readonly Line[];
}

interface Body {
  readonly order: Order;
  /** Whether a column of its own holds the names. */
  readonly hasNames: boolean;
  /** Where the names begin that stand beside numbers. */
  readonly nameStart: number;
}

/**
 * Lines with amounts are items; a line of text alone goes to the item above it, or below it when it
 * stands nearer, or when the table names each item before its numbers (tickets).
 */
export function groupRows(all: readonly BodyLine[], isContinued: boolean): ItemRow[] {
  const sections = sectionsOf(all, isAnchor, saysMore);
  const lines = all.filter((one) => !sections.has(one));
  const anchors = lines.filter(isAnchor);
  if (anchors.length === 0) return [];
  const hasNames = lines.some((one) => [...one.cells].some(([{ id }]) => id === 'descripcion'));
  const order = orderOf(lines, anchors, isContinued);
  const nameStart = Math.min(...anchors.flatMap(nameOf).map((token) => token.x0));
  const body: Body = { order, hasNames, nameStart };
  const owned = new Map<BodyLine, BodyLine[]>(anchors.map((anchor) => [anchor, []]));
  const owners = rowOwners(lines, isAnchor, order, isContinued);
  lines.forEach((one, index) => {
    const owner = lines[owners[index] ?? -1];
    if (owner) owned.get(owner)?.push(one);
  });
  const details = detailsOf(owned, body);
  return [...owned].map(([anchor, mine]) => ({
    anchor,
    lines: mine.map((one) => one.line),
    code: codeUnder(anchor, mine[mine.indexOf(anchor) + 1]),
    description: mine.filter((one) => !details.has(one)).flatMap((one) => descriptionOf(one, body)),
    details: mine.filter((one) => details.has(one)).map((one) => one.line.tokens),
  }));
}

/** The lines under the numbers that tell something of the item besides its name. */
function detailsOf(owned: ReadonlyMap<BodyLine, readonly BodyLine[]>, body: Body): Set<BodyLine> {
  if (body.order === 'name-first') return new Set();
  const rows = [...owned].map(([anchor, mine]) => mine.slice(mine.indexOf(anchor)));
  const wordsOf = (one: BodyLine): readonly Token[] =>
    !isAnchor(one) && isLoneCode(one.line.tokens) ? one.line.tokens : descriptionOf(one, body);
  const sizes = nameSizes(rows.map((row) => row.map(wordsOf)));
  return new Set(rows.flatMap((row, at) => row.slice(sizes[at])));
}

const isAnchor = (one: BodyLine): boolean => one.isItem || one.count !== null;

function orderOf(
  lines: readonly BodyLine[],
  anchors: readonly BodyLine[],
  isContinued: boolean,
): Order {
  const first = lines.find((one) => one.line.tokens.some((token) => token.compact !== ''));
  if (!first) return 'nearest';
  if (isAnchor(first)) {
    // Each names itself, or none does, and what is told of the last one stands under it.
    const isAlike =
      anchors.every(saysMore) || (!anchors.some(saysMore) && !isAnchor(lines.at(-1) ?? first));
    return isAlike && !isContinued ? 'numbers-first' : 'nearest';
  }
  const bare = anchors.filter((anchor) => !saysMore(anchor) && !isBesideName(anchor, lines));
  if (bare.length >= anchors.length * 0.6) return 'name-first';
  if (anchors.some((anchor) => isBesideName(anchor, lines))) return 'nearest';
  const last = lines.indexOf(anchors[anchors.length - 1] as BodyLine);
  const goesOn = isConnected(lines, last, last + 1) && lines[last + 1] !== undefined;
  return goesOn || isContinued ? 'nearest' : 'numbers-last';
}

/** Lines one over the other share less of their heights. */
const SHARED = 0.25;

/** Numbers at half the height of a name of several lines overlap with the lines of it. */
function isBesideName({ line }: BodyLine, lines: readonly BodyLine[]): boolean {
  return lines.some(
    (one) => one.line !== line && !isAnchor(one) && verticalOverlap(one.line, line) > SHARED,
  );
}

/** Whether a line with numbers names something as well, besides the unit. */
function saysMore(one: BodyLine): boolean {
  const words = (one.count?.description ?? nameOf(one)).filter(
    ({ text }) => !isUnitWord(text) && !isNumericWord(text) && !text.endsWith(':'),
  );
  return letterCount(words.map(({ text }) => text).join('')) >= 3;
}

const nameOf = ({ cells }: BodyLine): readonly Token[] => wordsOf(cells, 'descripcion');

/** `BOM-2026` over `-SUM`: a code that is too long for its column goes on in the line below, beside the name's rest. */
function codeUnder(anchor: BodyLine, next: BodyLine | undefined): Token | null {
  const [code, ...more] = codeOf(anchor);
  const [rest, ...others] = next && !isAnchor(next) ? codeOf(next) : [];
  if (!code || !rest || more.length + others.length > 0 || !next) return null;
  const isUnder = horizontalOverlap(code, rest) > 0 && verticalOverlap(code, rest) <= SHARED;
  return isUnder && isClose(rest, code, WHITE.text) && isWrappedRow(next) ? rest : null;
}

const codeOf = ({ cells }: BodyLine): readonly Token[] => wordsOf(cells, 'codigo');

/** The rest of a code, and behind white that of a name. */
function isWrappedRow(one: BodyLine): boolean {
  const [code] = codeOf(one);
  const [first, second] = one.line.tokens;
  if (!code || code !== first || !/^[A-Z0-9./-]+$/.test(code.text)) return false;
  return second === undefined || second.x0 - code.x1 > heightOf(code);
}

/** A line that begins well before the names heads a group of items. */
function isGroupTitle(one: BodyLine, { order, nameStart }: Body): boolean {
  const [first, second] = one.line.tokens;
  const isRest = isWrappedRow(one) && second !== undefined && nameOf(one)[0] === second;
  return (
    !isRest &&
    order !== 'name-first' &&
    first !== undefined &&
    first.x0 < nameStart - heightOf(first) * 2
  );
}

/** `(ROJO)` alone on a line: how the thing above is told from others, where each name has lines of its own. */
const isRemark = (tokens: readonly Token[]): boolean =>
  /^\([^()]*\)$/.test(tokens.map(({ text }) => text).join(' '));

function descriptionOf(one: BodyLine, body: Body): readonly Token[] {
  const { order, hasNames } = body;
  const isNumbers = isAnchor(one);
  if (!isNumbers && isFinite(body.nameStart) && isGroupTitle(one, body)) return [];
  if (!isNumbers && isDetail(one.line.tokens)) return [];
  if (order === 'name-first' && !isNumbers && isRemark(one.line.tokens)) return [];
  if (order === 'name-first' && isNumbers) return [];
  return hasNames || isNumbers ? nameOf(one) : one.line.tokens;
}
