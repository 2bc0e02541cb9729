import { linesOf } from '../page-set';
import { pairedCells } from './paired-cells';
import {
  boxOf,
  cellsIn,
  labelsIn,
  textOf,
  type PlacedLine,
  type PlacedWord,
  type Span,
} from './placed-words';
import { isOfForm, valueOf, type Cells, type ValueKind } from './values';

interface Column extends Omit<Span, 'words'> {
  /** What its name announces; null where that is not read. */
  kind: ValueKind | 'other' | null;
}

/** Lines that the names of columns may take, and how far above a row they may begin: others may not be read. */
const HEAD_LINES = 4;
const ABOVE = 20;
/** What stands above a list may have a RUC and a day, too. */
const FIRST_ROWS = 5;
/** Of a blank, in heights of the line. */
const BLANK = 0.5;
/** Columns by which a list is known. */
const FEWEST = 4;
/** Gaps between lines that are as wide. */
const AS_WIDE = 0.9;
/** Columns whose values tell what they are, where their name does not; the supplier's RUC before the buyer's. */
const TOLD_BY_FORM = [
  ...(['paidOn', 'comprobante', 'amount', 'supplierRuc', 'buyer'] as const),
  'constanciaNumber',
] as const;
const ANCHORS = ['supplierRuc', 'constanciaNumber', 'comprobante'] as const;
/** What may be said once for the rows below it. */
const SAID: readonly ValueKind[] = ['supplierRuc', 'buyer'];
/** What a word says by itself, and a row once. */
const SINGLE: readonly ValueKind[] = [
  ...(['constanciaNumber', 'numero', 'paidOn', 'amount'] as const),
  ...SAID,
];

/**
 * The rows of a list under the names of its columns, what is no constancia among them; none where there is no list.
 */
export function tableCells(lines: readonly PlacedLine[]): Cells[] {
  const spansOf = ({ words, height }: PlacedLine): Span[] => cellsIn(words, BLANK * height);
  const anchors = lines.flatMap((line, at) => (isRow(line) ? [at] : []));
  const [first, ...later] = anchors
    .slice(0, FIRST_ROWS)
    .map((anchor) => headAbove(anchor, lines.slice(0, anchor).map(spansOf)));
  if (!first) return [];
  const { columns: head, end } = later.reduce(
    (best, one) => (known(one.columns) > known(best.columns) ? one : best),
    first,
  );
  const own = anchors.filter((anchor) => anchor >= end);
  const said = lines.map((line, at) => (own.includes(at) ? [] : saidIn([line])));
  const above = saidIn(lines.slice(0, end));
  const rows = rowsOf(lines, end, own).map((row) =>
    row.filter((at) => said[at]?.length === 0).flatMap((at) => spansOf(lines[at] as PlacedLine)),
  );
  const columns = withForms(head, rows);
  if (known(columns) < FEWEST) return [];
  return rows.map(
    (row, at) => new Map([...above, ...said.slice(end, own[at]).flat(), ...cellsOf(row, columns)]),
  );
}

const isTotal = ({ words }: PlacedLine): boolean => /^TOTAL/.test(words[0]?.compact ?? '');
const isNamed = ({ kind }: Column): boolean => kind !== null && kind !== 'other';
const known = (columns: readonly Column[]): number => columns.filter(isNamed).length;

/** Whose the rows below are, beside its label. */
const saidIn = (lines: readonly PlacedLine[]) =>
  pairedCells(lines, null)
    .slice(0, 1)
    .flatMap((cells) => [...cells].filter(([kind]) => SAID.includes(kind)));

/** The names of columns, and the line after them: as many of the lines above a row as give the most of them. */
function headAbove(anchor: number, lines: readonly (readonly Span[])[]) {
  let best: { columns: Column[]; end: number } = { columns: [], end: anchor };
  for (let from = Math.max(0, anchor - ABOVE); from < anchor; from += 1) {
    for (let end = Math.min(anchor, from + HEAD_LINES); end > from; end -= 1) {
      const columns = columnsOf(lines.slice(from, end).flat());
      if (known(columns) > known(best.columns)) best = { columns, end };
    }
  }
  return best;
}

/** A day and somebody's RUC, a number or a comprobante, among other words: the line of a row that is alone in it. */
const isRow = ({ words }: PlacedLine): boolean =>
  words.length >= FEWEST &&
  words.some(({ text }) => ANCHORS.some((kind) => isOfForm(kind, text))) &&
  isOfForm('paidOn', textOf(words));

/**
 * The lines of each row, whose cells may have several and stand at the middle of it: what is between two rows is parted
 * where the gap is widest, or above the next row. The last row has as many lines below as any, a row that is alone as
 * many as above.
 */
function rowsOf(
  lines: readonly PlacedLine[],
  start: number,
  anchors: readonly number[],
): number[][] {
  const [first = start] = anchors;
  const boxes = lines.map(({ words }) => boxOf(words));
  const gapAbove = (at: number, from: number): number =>
    (boxes[at]?.y ?? 1) - Math.max(...boxes.slice(from, at).map(({ y, h }) => y + h));
  const ends = anchors.slice(1).map((next, at) => {
    const from = anchors[at] ?? next;
    const gaps = boxes.slice(from + 1, next + 1).map((_, line) => gapAbove(from + 1 + line, from));
    const widest = Math.max(...gaps);
    return from + 1 + gaps.findLastIndex((gap) => gap >= widest * AS_WIDE);
  });
  const depths = ends.map((end, at) => end - (anchors[at] ?? end));
  const below = depths.length > 0 ? Math.max(...depths) : first - start + 1;
  const bottom = anchors.at(-1) ?? start;
  const total = lines.findIndex((line, at) => at > bottom && isTotal(line));
  const last = Math.min(total === -1 ? lines.length : total, bottom + below);
  const bounds = [start, ...ends, last];
  return anchors.map((_, at) =>
    boxes.flatMap((__, line) =>
      line >= (bounds[at] ?? 0) && line < (bounds[at + 1] ?? 0) ? [line] : [],
    ),
  );
}

/** Cells that stand above one another are of one column. */
function stacked(cells: readonly Span[]): Span[] {
  const columns: Span[] = [];
  for (const cell of cells) {
    const over = columns.filter(({ left, right }) => left < cell.right && cell.left < right);
    for (const one of over) columns.splice(columns.indexOf(one), 1);
    columns.push({
      words: [...over.flatMap(({ words }) => words), ...cell.words],
      left: Math.min(cell.left, ...over.map(({ left }) => left)),
      right: Math.max(cell.right, ...over.map(({ right }) => right)),
    });
  }
  return columns;
}

/**
 * Of two columns of a kind the one that names it better: `Nro.` before `Número de comprobante` counts the rows. A name of
 * two, `Constancia / Fecha`, is of two columns.
 */
function columnsOf(cells: readonly Span[]): Column[] {
  const named = stacked(cells).flatMap(({ words, left, right }) => {
    const own = inReadingOrder(words).filter(({ compact }) => compact !== '');
    const labels = labelsIn(own);
    const isWhole = labels.reduce((sum, { from, to }) => sum + to - from, 0) === own.length;
    const all = isWhole && labels.length > 0 ? labels : [null];
    return all.map((label) => ({ left, right, label }));
  });
  return named.map(({ left, right, label }) => {
    const isNamedBetter = named.some(
      (other) => label && other.label?.kind === label.kind && other.label.rank < label.rank,
    );
    const kind = isNamedBetter ? 'other' : (label?.kind ?? null);
    return { kind: kind === 'ruc' ? null : kind, left, right };
  });
}

/** The two lines of a name stand side by side where a photo's lines are taken for one. */
const inReadingOrder = (words: readonly PlacedWord[]): PlacedWord[] => linesOf(words).flat();

/** Columns without a name that is read are told by what stands in them, where one alone has that form. */
function withForms(head: readonly Column[], rows: readonly (readonly Span[])[]): Column[] {
  let columns = [...head];
  const isFree = (cell: Span): boolean => {
    const { kind = null } = columnOf(cell, columns) ?? {};
    return kind === null || (kind !== 'other' && valueOf(kind, textOf(cell.words)) === '');
  };
  const free = rows.map((cells) => cells.filter(isFree));
  const unnamed = stacked(free.flat());
  for (const kind of TOLD_BY_FORM) {
    // `PROVEEDOR` heads their names, and the RUC stands in a column of its own.
    if (rows.some((cells) => cellsOf(cells, columns).has(kind))) continue;
    const [only, ...more] = unnamed.filter(({ left, right }) => {
      const isOwn = (cell: Span): boolean =>
        left <= cell.left && cell.right <= right && isOfForm(kind, textOf(cell.words));
      return free.filter((cells) => cells.some(isOwn)).length * 2 > rows.length;
    });
    if (!only || more.length > 0) continue;
    unnamed.splice(unnamed.indexOf(only), 1);
    const { left, right } = only;
    const isUnder = (name: Column): boolean => left < name.right && name.left < right;
    columns = columns.filter((column) => column.kind !== null || !isUnder(column));
    columns.push({ kind, left, right });
  }
  return columns;
}

/** The column that a cell shares the most with, else the nearest; of several over it one that it is a value of. */
function columnOf({ left, right, words }: Span, columns: readonly Column[]): Column | undefined {
  const middle = (column: Column): number =>
    Math.abs(column.left + column.right - left - right) / 2;
  const shared = (column: Column): number =>
    Math.min(right, column.right) - Math.max(left, column.left);
  const nearest = [...columns].sort(
    (a, b) => Math.max(0, shared(b)) - Math.max(0, shared(a)) || middle(a) - middle(b),
  );
  const isValue = ({ kind }: Column): boolean =>
    kind !== null && kind !== 'other' && isOfForm(kind, textOf(words));
  return nearest.find((column) => shared(column) > 0 && isValue(column)) ?? nearest[0];
}

function cellsOf(spans: readonly Span[], columns: readonly Column[]): Cells {
  const all = new Map<ValueKind, PlacedWord[]>();
  for (const span of spans) {
    const { kind = null } = columnOf(span, columns) ?? {};
    if (kind === null || kind === 'other') continue;
    all.set(kind, [...(all.get(kind) ?? []), ...span.words]);
  }
  return new Map(
    [...all].flatMap(([kind, words]) => {
      const said = words.filter((word) => isOfForm(kind, word.text)).map((word) => word.text);
      const isOfTwo = SINGLE.includes(kind) && new Set(said).size > 1;
      const text = isOfTwo ? '' : valueOf(kind, textOf(inReadingOrder(words)));
      return text === '' ? [] : [[kind, { text, box: boxOf(words) }] as const];
    }),
  );
}
