import type { Box } from '../../../contracts/evidence';
import type { Page } from '../page-set';
import { labelOf, type LabelKind } from './labels';
import { pairedIn } from './paired-cells';
import { boxOf, placedLines, textOf, type PlacedLine, type PlacedWord } from './placed-words';
import { isOfForm, valueOf, type Cells, type ValueKind } from './values';

interface Column {
  /** What its name announces; null where that is not read. */
  kind: LabelKind | null;
  left: number;
  right: number;
}
interface Span extends Omit<Column, 'kind'> {
  words: PlacedWord[];
}
type BlankOf = (line: PlacedLine) => number;

/** Lines that the names of columns may take. */
const HEAD_LINES = 4;
/** What stands above a list may have a RUC and a day, too. */
const FIRST_ROWS = 5;
/** Of a blank, in heights of the line. */
const BLANK = 0.5;
/** Columns by which a list is known. */
const FEWEST = 4;
/** Columns whose values tell what they are, where their name does not; the supplier's RUC before the buyer's. */
const TOLD_BY_FORM = [
  ...(['paidOn', 'comprobante', 'amount', 'supplierRuc', 'buyer'] as const),
  'constanciaNumber',
] as const;

/** The lines of a list under the names of its columns, what is no constancia among them; none where there is no list. */
export function tableCells(page: Page): Cells[] {
  const lines = placedLines(page);
  const shape = page.height / Math.max(1, page.width);
  const blankOf: BlankOf = ({ words }) =>
    BLANK * shape * Math.max(...words.map(({ box }) => box.h));
  const rows = lines.flatMap((line, at) => (isRow(line) ? [at] : []));
  const headed = rows.slice(0, FIRST_ROWS).map((first) => {
    const above = lines.slice(Math.max(0, first - HEAD_LINES), first);
    return { first, head: headAbove(above, blankOf) };
  });
  const [start, ...later] = headed;
  if (!start) return [];
  const { first, head } = later.reduce(
    (best, one) => (known(one.head) > known(best.head) ? one : best),
    start,
  );
  const spans = lines.slice(first).map((line) => cellsIn(line.words, blankOf(line)));
  const columns = withForms(
    head,
    spans.filter((_, at) => rows.includes(first + at)),
  );
  if (known(columns) < FEWEST) return [];
  // Said once for all of them.
  const buyers = pairedIn(lines.slice(0, first)).flatMap((cells) => cells.get('buyer') ?? []);
  const said = buyers.slice(0, 1).map((buyer): [ValueKind, typeof buyer] => ['buyer', buyer]);
  return spans.map((cells) => new Map([...said, ...cellsOf(cells, columns)]));
}

const isNamed = ({ kind }: Column): boolean => kind !== null && kind !== 'other';
const known = (columns: readonly Column[]): number => columns.filter(isNamed).length;

/** The names of columns: as many of the lines above a row as give the most of them. */
function headAbove(above: readonly PlacedLine[], blankOf: BlankOf): Column[] {
  return above
    .map((_, from) => columnsOf(above.slice(from), blankOf))
    .reduce((best, one) => (known(one) > known(best) ? one : best), []);
}

/** Somebody's RUC and a day, among other words. */
const isRow = ({ words }: PlacedLine): boolean =>
  words.length >= FEWEST &&
  words.some(({ text }) => isOfForm('supplierRuc', text)) &&
  words.some(({ text }) => isOfForm('paidOn', text));

/** Words of a line with no more between them than a blank are of one cell. */
function cellsIn(words: readonly PlacedWord[], blank: number): Span[] {
  const spans: Span[] = [];
  for (const word of words) {
    const last = spans.at(-1);
    const right = word.box.x + word.box.w;
    if (last && word.box.x - last.right < blank) {
      last.words.push(word);
      last.right = Math.max(last.right, right);
    } else spans.push({ words: [word], left: word.box.x, right });
  }
  return spans;
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

const columnsOf = (lines: readonly PlacedLine[], blankOf: BlankOf): Column[] =>
  stacked(lines.flatMap((line) => cellsIn(line.words, blankOf(line)))).map(
    ({ words, left, right }) => {
      const name = inReadingOrder(words).map(({ compact }) => compact);
      return { kind: labelOf(name.join(''))?.kind ?? null, left, right };
    },
  );

/** The two lines of a name stand side by side where a photo's lines are taken for one. */
function inReadingOrder(words: readonly PlacedWord[]): PlacedWord[] {
  const lines: PlacedWord[][] = [];
  const middle = ({ box }: PlacedWord): number => box.y + box.h / 2;
  for (const word of [...words].sort((a, b) => middle(a) - middle(b))) {
    const line = lines.at(-1);
    const isBelow = !line?.[0] || middle(word) - middle(line[0]) > word.box.h / 2;
    if (isBelow) lines.push([word]);
    else line.push(word);
  }
  return lines.flatMap((line) => line.sort((a, b) => a.box.x - b.box.x));
}

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
    if (columns.some((column) => column.kind === kind)) continue;
    const [only, ...more] = unnamed.filter(({ left, right }) => {
      const own = free.flatMap((cells) =>
        cells.filter((cell) => left <= cell.left && cell.right <= right).slice(0, 1),
      );
      const alike = own.filter(({ words }) => isOfForm(kind, textOf(words)));
      return alike.length * 2 > rows.length;
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

/** The column that a cell shares the most with, else the nearest. */
function columnOf({ left, right }: Span, columns: readonly Column[]): Column | undefined {
  const middle = (column: Column): number =>
    Math.abs(column.left + column.right - left - right) / 2;
  const shared = (column: Column): number =>
    Math.min(right, column.right) - Math.max(left, column.left);
  return [...columns].sort(
    (a, b) => Math.max(0, shared(b)) - Math.max(0, shared(a)) || middle(a) - middle(b),
  )[0];
}

function cellsOf(spans: readonly Span[], columns: readonly Column[]): Cells {
  const cells = new Map<ValueKind, { text: string; box: Box }>();
  for (const span of spans) {
    const { kind = null } = columnOf(span, columns) ?? {};
    if (kind === null || kind === 'other') continue;
    const text = valueOf(kind, textOf(span.words));
    if (text !== '') cells.set(kind, { text, box: boxOf(span.words) });
  }
  return cells;
}
