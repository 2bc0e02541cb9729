import type { Box } from '../../../contracts/evidence';
import { parseDate } from '../../../rules/date';
import type { Page } from '../page-set';
import { labelOf } from './labels';
import { pairedIn } from './paired-cells';
import { boxOf, placedLines, textOf, type PlacedLine, type PlacedWord } from './placed-words';
import { valueOf, type Cells, type ValueKind } from './values';

interface Column {
  kind: ValueKind | null;
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

/** The rows of a list under the names of its columns; none where there is no list. */
export function tableCells(page: Page): Cells[] {
  const lines = placedLines(page);
  const shape = page.height / Math.max(1, page.width);
  const blankOf: BlankOf = ({ words }) =>
    BLANK * shape * Math.max(...words.map(({ box }) => box.h));
  const rows = lines.flatMap((line, at) => (isRow(line) ? [at] : []));
  for (const first of rows.slice(0, FIRST_ROWS)) {
    const head = headAbove(lines.slice(Math.max(0, first - HEAD_LINES), first), blankOf);
    if (known(head) < FEWEST) continue;
    // Said once for all of them.
    const buyers = pairedIn(lines.slice(0, first)).flatMap((cells) => cells.get('buyer') ?? []);
    const said = buyers.slice(0, 1).map((buyer): [ValueKind, typeof buyer] => ['buyer', buyer]);
    return rows.flatMap((at) => {
      const line = lines[at];
      if (!line || at < first) return [];
      return [new Map([...said, ...cellsOf(line, head, blankOf(line))])];
    });
  }
  return [];
}

const known = (columns: readonly Column[]): number => columns.filter(({ kind }) => kind).length;

/** The names of columns: as many of the lines above a row as give the most of them. */
function headAbove(above: readonly PlacedLine[], blankOf: BlankOf): Column[] {
  return above
    .map((_, from) => columnsOf(above.slice(from), blankOf))
    .reduce((best, one) => (known(one) > known(best) ? one : best), []);
}

/** Somebody's RUC and a day, among other words. */
const isRow = ({ words }: PlacedLine): boolean =>
  words.length >= FEWEST &&
  words.some(({ text }) => valueOf('supplierRuc', text) !== '') &&
  words.some(({ text }) => parseDate(text) !== null);

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

/** Cells that stand above one another are the name of one column. */
function columnsOf(lines: readonly PlacedLine[], blankOf: BlankOf): Column[] {
  const columns: Span[] = [];
  for (const cell of lines.flatMap((line) => cellsIn(line.words, blankOf(line)))) {
    const over = columns.filter(({ left, right }) => left < cell.right && cell.left < right);
    for (const one of over) columns.splice(columns.indexOf(one), 1);
    columns.push({
      words: [...over.flatMap(({ words }) => words), ...cell.words],
      left: Math.min(cell.left, ...over.map(({ left }) => left)),
      right: Math.max(cell.right, ...over.map(({ right }) => right)),
    });
  }
  return columns.map(({ words, left, right }) => {
    const kind = labelOf(words.map(({ compact }) => compact).join(''))?.kind ?? 'other';
    return { kind: kind === 'other' ? null : kind, left, right };
  });
}

function cellsOf(line: PlacedLine, head: readonly Column[], blank: number): Cells {
  const cells = new Map<ValueKind, { text: string; box: Box }>();
  for (const { words, left, right } of cellsIn(line.words, blank)) {
    const middle = (column: Column): number =>
      Math.abs(column.left + column.right - left - right) / 2;
    const shared = (column: Column): number =>
      Math.min(right, column.right) - Math.max(left, column.left);
    const [own] = [...head].sort(
      (a, b) => Math.max(0, shared(b)) - Math.max(0, shared(a)) || middle(a) - middle(b),
    );
    const kind = own?.kind ?? null;
    const text = kind === null ? '' : valueOf(kind, textOf(words));
    if (kind !== null && text !== '') cells.set(kind, { text, box: boxOf(words) });
  }
  return cells;
}
