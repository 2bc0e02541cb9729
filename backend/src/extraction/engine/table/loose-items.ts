import type { Page } from '../words/field-value';
import { readChargeList, readUntitledTables } from './untitled-tables';
import { chargedAround, labelledCount } from './charged-lines';
import { readCountLine } from './count-line';
import { withLeadingCode, type Item, isProduct } from './item';
import { hitsOn, type LabelHit } from '../words/label-hit';
import type { Layout, Line } from '../page/layout';
import { type Token, joinText } from '../page/token';
import { isClose, WHITE } from '../page/place';
import type { PrintedSum } from '../words/sums';
import type { ItemTable } from './table-reader';
import { letterCount, upper } from '../page/text-kind';
import { readToldRows } from './told-rows';
import { toCents } from '../../../rules/money';
import { trimEndOf } from '../../../rules/text-clean';

/** Amounts of which each was rounded by itself may miss their sum by a cent each, and no more than this. */
const MOST_CENTS_OFF = 10;

/** From here on nothing else is likely to be truer. */
const FULL_PROOF = 0.9;

/**
 * How well a reading of the items proves itself, 0 to 2: one for amounts that come to a printed sum, and the
 * {@link provenShare}.
 */
function proofOf(items: readonly Item[], sums: readonly PrintedSum[]): number {
  if (items.length === 0) return 0;
  return (addsUp(items, sums) ? 1 : 0) + provenShare(items);
}

/** Share of the items that have a name, and a quantity and a price that give the amount. */
const provenShare = (items: readonly Item[]): number =>
  items.filter(isProven).length / Math.max(1, items.length);

/** Whether the amounts come to a printed sum. */
function addsUp(items: readonly Item[], sums: readonly PrintedSum[]): boolean {
  const total = items.reduce((sum, { subtotal }) => sum + toCents(subtotal?.value ?? 0), 0);
  const off = Math.min(MOST_CENTS_OFF, items.length);
  return total > 0 && sums.some(({ cents }) => Math.abs(cents - total) <= off);
}

const isProven = (item: Item): boolean =>
  letterCount(joinText(item.descripcion)) >= 3 && isProduct(item);

export interface LooseItems {
  readonly items: readonly Item[];
  readonly lines: readonly Line[];
}

/**
 * Items of a document without column titles: of what tables of products, lists of charges, told rows and counts
 * make of it, the reading that proves itself best; the sentence that says what it is for where there is none.
 */
export function readLooseItems(page: Page, sums: readonly PrintedSum[]): LooseItems {
  const { layout, hits } = page;
  const ways: readonly (() => LooseItems)[] = [
    () => itemsOf(readUntitledTables(layout, hits)),
    () => readToldRows(page),
    () => itemsOf([readChargeList(page, sums)].flatMap((list) => list ?? [])),
    () => readCountLines(layout, hits),
  ];
  const best = bestProven(ways, sums);
  return best ?? readConcept(layout, hits);
}

/**
 * The list of charges that comes to a printed sum, where what was taken for a table proves nothing: no quantity with its
 * price, and no sum (bills print readings, dates and use beside their charges).
 */
export function readChargesFor(
  tables: readonly ItemTable[],
  page: Page,
  sumsOf: () => readonly PrintedSum[],
): LooseItems | null {
  const { items } = itemsOf(tables);
  if (items.some(isProven)) return null;
  const sums = sumsOf();
  if (addsUp(items, sums)) return null;
  const list = readChargeList(page, sums);
  const isAll = list && list.items.length >= items.filter(({ subtotal }) => subtotal).length;
  return isAll && addsUp(list.items, sums) ? itemsOf([list]) : null;
}

/** The first of the readings with items that no other one surpasses in proof; the ways after a full proof are not gone. */
function bestProven(
  ways: readonly (() => LooseItems)[],
  sums: readonly PrintedSum[],
): LooseItems | null {
  let best: { reading: LooseItems; proof: number } | null = null;
  for (const way of ways) {
    const reading = way();
    if (reading.items.length === 0) continue;
    const proof = proofOf(reading.items, sums);
    if (!best || proof > best.proof) best = { reading, proof };
    if (reading.items.length > 1 && provenShare(reading.items) >= FULL_PROOF) break;
  }
  return best?.reading ?? null;
}

/** What a receipt says in a sentence that it is for. */
function readConcept(layout: Layout, hits: readonly LabelHit[]): LooseItems {
  const named = (descripcion: readonly Token[]): Item => ({
    codigo: [],
    descripcion,
    unidad: [],
    cantidad: null,
    precio: null,
    descuento: null,
    subtotal: null,
  });
  return { items: statedConcepts(layout, hits).map(named), lines: [] };
}

function itemsOf(tables: readonly ItemTable[]): LooseItems {
  return {
    items: tables.flatMap((table) => table.items),
    lines: tables.flatMap((table) => table.lines),
  };
}

/** Lines whose numbers multiply, named on the line or the one above. */
function readCountLines(layout: Layout, hits: readonly LabelHit[]): LooseItems {
  const items: Item[] = [];
  const lines: Line[] = [];
  layout.lines.forEach((line, index) => {
    const told = labelledCount(layout.lines, index, hits);
    if (!told && hitsOn(hits, line).some(({ id }) => id !== 'descuentos')) return;
    const isHere = ({ page }: Line): boolean => page === line.page;
    const [above] = layout.lines.slice(Math.max(0, index - 1), index).filter(isHere);
    const own = told ? null : readCountLine(line.tokens);
    const charged = told ?? (own ? null : chargedAround(layout.lines, index, hits));
    const count = own ?? charged?.count;
    if (!count) return;
    const { description, ...numbers } = count;
    const isNamed = !own || letterCount(joinText(description)) >= 3;
    const descripcion = isNamed ? description : nameAbove(above, hits);
    if (descripcion.length === 0) return;
    lines.push(line, ...(charged?.names ?? (isNamed || !above ? [] : [above])));
    items.push(withLeadingCode({ codigo: [], descripcion, ...numbers }));
  });
  return { items, lines };
}

function nameAbove(above: Line | undefined, hits: readonly LabelHit[]): readonly Token[] {
  if (!above || hitsOn(hits, above).length > 0) return [];
  return readCountLine(above.tokens) ? [] : above.tokens;
}

const MAX_LINES = 5;
const OPENINGS = [
  ['POR', 'CONCEPTO', 'DE'],
  ['POR', 'CONCEPTO'],
  ['POR', 'EL', 'SERVICIO', 'DE'],
  ['EN', 'CONCEPTO', 'DE'],
];

/** What stands with a colon before the only thing that is charged for. */
const LABELS = /^(?:CONCEPTO|SERVICIO|DESCRIPCION|DETALLE|GLOSA)$/;

/**
 * What is charged for without a table, said in a sentence (`..., por concepto de asesoría legal`) up to its end or to
 * the next label: one of each thing, parted by semicolons.
 */
function statedConcepts(layout: Layout, hits: readonly LabelHit[]): Token[][] {
  for (const line of layout.lines) {
    const below = linesBelow(line, layout).flatMap(({ cells }) => cells);
    const left = leftOfOpening(line);
    const words = [
      ...line.tokens,
      ...below.filter(({ x1 }) => x1 > left).flatMap(({ tokens }) => tokens),
    ];
    const start = isPoint(line, layout) ? 1 : afterOpening(words, line.tokens.length);
    const concepts = start === null ? [] : split(upToEnd(words.slice(start), hits));
    if (concepts.length > 0) return concepts;
  }
  return [];
}

/** `... al servicio que se describe a continuación:` over `— Asesoría legal`: the first point of a list. */
function isPoint(line: Line, { lines }: Layout): boolean {
  if (!/^[—–•·*-]$/.test(line.tokens[0]?.text ?? '')) return false;
  const at = lines.indexOf(line);
  const above = lines.slice(Math.max(0, at - 2), at).filter(({ page }) => page === line.page);
  const text = joinText(above.flatMap(({ tokens }) => tokens));
  return text.endsWith(':') && /\b(?:SERVICIO|CONCEPTO|LABOR|TRABAJO)/.test(upper(text));
}

/** Where the cell begins that an opening does: what ends before it is of another column. */
function leftOfOpening({ cells }: Line): number {
  const own = cells.find(({ tokens }) =>
    OPENINGS.some((opening) => opening.every((word, at) => tokens[at]?.compact === word)),
  );
  return own?.x0 ?? -Infinity;
}

/** Index of the first word behind an opening that begins within the first words, or null. */
function afterOpening(words: readonly Token[], first: number): number | null {
  for (const opening of OPENINGS) {
    const at = words.findIndex((_, from) =>
      opening.every((word, index) => words[from + index]?.compact === word),
    );
    if (at !== -1 && at < first) return at + opening.length;
  }
  const titles = words.slice(0, first).map(({ compact }) => compact);
  if (/^DESCRIPCIONDELSERVICIO(?:PRESTADO)?\d{0,2}$/.test(titles.join(''))) return first;
  const label = words.slice(0, 2).findIndex(({ compact }) => LABELS.test(compact));
  const isTold = words[label]?.text.endsWith(':') || words[label + 1]?.text === ':';
  // `C. SERVICIO` alone on its line: the title of a part.
  const isTitle = label + 1 === first && /^[A-Z\d]{1,2}[.)]$/.test(words[label - 1]?.text ?? 'A.');
  return (label === 0 && isTold) || (label !== -1 && isTitle) ? label + 1 : null;
}

function linesBelow(line: Line, { lines }: Layout): Line[] {
  const below: Line[] = [];
  let last = line;
  for (const next of lines.slice(lines.indexOf(line) + 1, lines.indexOf(line) + MAX_LINES)) {
    if (next.page !== line.page || !isClose(next, last, WHITE.block)) break;
    below.push(next);
    last = next;
  }
  return below;
}

function upToEnd(words: readonly Token[], hits: readonly LabelHit[]): Token[] {
  const labels = new Set(
    hits
      .filter((hit) => hit.isFollowedByColon || hit.start === 0)
      .map((hit) => hit.cell.tokens[hit.start]),
  );
  const end = words.findIndex((word, at) => {
    const before = words[at - 1];
    return (at > 0 && labels.has(word)) || (before && endsSentence(before, word));
  });
  const own = end === -1 ? words : words.slice(0, end);
  return upToLaw(own).filter((word) => !/^[:.;,]+$/.test(word.text));
}

/** What leads to the article of the law: `..., renta del inciso A del artículo 33 de la Ley del Impuesto a la Renta`. */
const TO_LAW = /^(?:RENTAS?|COMPRENDID[AO]S?|SEGUN|CONFORME|EN|AL?|DEL?|EL|LA|LO)?$/;

/** Without the law by which the sum is an income: it is the same on every receipt. */
function upToLaw(words: readonly Token[]): readonly Token[] {
  const law = words.findIndex(
    ({ compact }, at) =>
      /^INC(?:ISO)?$/.test(compact) && /^[A-F]$/.test(words[at + 1]?.compact ?? ''),
  );
  if (law === -1) return words;
  const own = words.slice(0, law);
  const end = own.findLastIndex(({ compact }) => !TO_LAW.test(compact));
  return own
    .slice(0, end + 1)
    .map((word, at) => (at === end ? { ...word, text: trimEndOf(word.text, /[,(]/) } : word));
}

/** A full stop behind a whole word, and a capital letter. */
const endsSentence = (word: Token, next: Token): boolean =>
  /\p{L}{4}[.]$/u.test(word.text) && /^\p{Lu}/u.test(next.text);

function split(words: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const word of words) {
    parts[parts.length - 1]?.push(word);
    if (word.text.endsWith(';')) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}
