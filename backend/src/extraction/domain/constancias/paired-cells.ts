import type { Box } from '../../../contracts/evidence';
import {
  boxOf,
  cellsIn,
  textOf,
  type PlacedLabel,
  type PlacedLine,
  type PlacedWord,
} from './placed-words';
import type { LabelKind } from './labels';
import { comprobanteOf, dayIn, solesIn, valueOf, type Cells, type ValueKind } from './values';

interface Found {
  kind: ValueKind;
  /** The line of its label, from 0. */
  at: number;
  rank: number;
  text: string;
  box: Box;
}

/** Lines below a label in which its value may stand. */
const LINES_BELOW = 2;
/** How far a value may begin before its label, in widths of the page. */
const MARGIN = 0.02;
/** Labels of a number that may be a party's RUC. */
const PARTY: ReadonlySet<LabelKind> = new Set(['ruc', 'numero']);
/** How far above its RUC a party may be named, and how far to a side, in widths of the page. */
const PARTY_LINES = 4;
const PARTY_MARGIN = 0.06;
/** Between cells below labels, in heights of their line. */
const CELL_GAP = 1;
/** Of the eight of a constancia. */
const MOST_VALUES = 5;
/** Empty height that parts a label from what is below, in heights of its line. */
const GAP = 3;

/**
 * The values beside their labels, or below them: of one constancia, or of several that follow one another, each of
 * which begins with the same label.
 */
export function pairedCells(lines: readonly PlacedLine[], companyRuc: string | null): Cells[] {
  const all: Map<ValueKind, Found>[] = [];
  const said = lines.flatMap((_, at) => foundIn(lines, at));
  for (const [at, found] of said.entries()) {
    const cells = all.at(-1);
    if (!cells || beginsAnother(cells, said.slice(at))) all.push(new Map([[found.kind, found]]));
    else if (found.rank < (cells.get(found.kind)?.rank ?? Infinity)) cells.set(found.kind, found);
  }
  const starts = all.map((cells) => Math.min(...[...cells.values()].map(({ at }) => at)));
  return all.map((cells, at) => {
    const own = lines.slice(at === 0 ? 0 : starts[at], starts[at + 1]);
    const buyers = [companyRuc, cells.get('buyer')?.text ?? null];
    return new Map([...unlabelled(own, buyers), ...cells]);
  });
}

/** What says by its form what it is, where one alone stands in these lines: a RUC beside the buyer's is the supplier's. */
function unlabelled(lines: readonly PlacedLine[], buyers: readonly (string | null)[]): Cells {
  const isBuyerKnown = buyers.some((ruc) => ruc !== null);
  const supplierIn = (line: string): string => {
    const ruc = isBuyerKnown ? valueOf('ruc', line) : '';
    return buyers.includes(ruc) ? '' : ruc;
  };
  const forms: readonly (readonly [ValueKind, (line: string) => string])[] = [
    ['comprobante', (line) => (comprobanteOf(line) ? valueOf('comprobante', line) : '')],
    ['amount', solesIn],
    ['paidOn', dayIn],
    ['supplierRuc', supplierIn],
  ];
  return new Map(
    forms.flatMap(([kind, formOf]): [ValueKind, { text: string; box: Box }][] => {
      const said = lines.flatMap(({ words }, at) => {
        // `S/` at the end of a line of prose.
        const isCut = words.at(-1)?.compact === '';
        const rest = isCut ? (lines[at + 1]?.words.slice(0, 1) ?? []) : [];
        const text = formOf(textOf([...words, ...rest]));
        return text === '' ? [] : [{ text, box: boxOf(words) }];
      });
      const [first] = said;
      return first && said.every(({ text }) => text === first.text) ? [[kind, first]] : [];
    }),
  );
}

/**
 * The label that the last one began with, after its number: with another value, or with another number behind it. Where
 * its number is not read, after most of its values.
 */
function beginsAnother(
  cells: ReadonlyMap<ValueKind, Found>,
  [found, ...later]: readonly Found[],
): boolean {
  const [first] = cells.values();
  const number = cells.get('constanciaNumber');
  if (!found || first?.kind !== found.kind || first.rank !== found.rank) return false;
  if (!number) return first.text !== found.text && cells.size >= MOST_VALUES;
  const isOther = ({ kind, rank, text }: Found): boolean =>
    kind === number.kind && rank === number.rank && text !== number.text;
  return first.text !== found.text || later.some(isOther);
}

function foundIn(lines: readonly PlacedLine[], at: number): Found[] {
  const [line, ...below] = lines.slice(at, at + 1 + LINES_BELOW);
  return (line?.labels ?? []).flatMap((label, place) => {
    const { rank, to } = label;
    if (!line || label.kind === 'other') return [];
    const beside = line.words.slice(to, line.labels[place + 1]?.from);
    for (const words of [beside, ...under(line, label, below)]) {
      const isParty = label.kind === 'ruc' || valueOf('ruc', textOf(words)) !== '';
      const kind = isParty && PARTY.has(label.kind) ? partyOf(lines, at, place) : label.kind;
      const text = kind === null ? '' : valueOf(kind, textOf(words));
      if (kind === null || kind === 'ruc' || text === '') continue;
      return [{ kind, rank, at, text, box: placeOf(words, kind, text) }];
    }
    return [];
  });
}

/** Whose RUC follows: of the party named last, before it or in the lines above it. */
function partyOf(lines: readonly PlacedLine[], at: number, place: number): ValueKind | null {
  const left = ({ words }: PlacedLine, from: number): number => words[from]?.box.x ?? 0;
  const own = lines[at] as PlacedLine;
  const x = left(own, own.labels[place]?.from ?? 0);
  const named = lines
    .slice(Math.max(0, at - PARTY_LINES), at)
    .flatMap((line) =>
      line.labels.filter(({ from }) => Math.abs(left(line, from) - x) < PARTY_MARGIN),
    );
  const last = [...named, ...own.labels.slice(0, place)].findLast(
    ({ kind }) => kind === 'supplierRuc' || kind === 'supplierName' || kind === 'buyer',
  );
  return last ? (last.kind === 'buyer' ? 'buyer' : 'supplierRuc') : null;
}

/** The one word that says it all, else all of them. */
function placeOf(words: readonly PlacedWord[], kind: ValueKind, value: string): Box {
  const word = words.find(({ text }) => valueOf(kind, text) === value);
  return boxOf(word ? [word] : words);
}

/**
 * The cells in the lines below that stand under a label: not those of another label of its line, with which they begin,
 * end or have their middle more exactly; up to another label below it.
 */
function under(line: PlacedLine, label: PlacedLabel, below: readonly PlacedLine[]): PlacedWord[][] {
  const edgesOf = ({ from, to }: PlacedLabel): Edges => edges(line.words.slice(from, to));
  const own = edgesOf(label);
  const others = line.labels.filter((other) => other !== label).map(edgesOf);
  const isUnder = (cell: Edges): boolean =>
    (cell.left >= own.left - MARGIN || cell.right > own.left) &&
    others.every((other) => distance(cell, own) <= distance(cell, other));
  const found: PlacedWord[][] = [];
  let { bottom } = own;
  for (const { words, labels, height } of below) {
    if (labels.some(({ from, to }) => isUnder(edges(words.slice(from, to))))) break;
    const inside = cellsIn(words, CELL_GAP * height).map((cell) => cell.words);
    const cells = inside.filter((cell) => isUnder(edges(cell))).flat();
    const top = cells[0]?.box.y;
    if (top === undefined) continue;
    if (top - bottom > own.height * GAP) break;
    bottom = top + own.height;
    found.push(cells);
  }
  return found;
}

type Edges = Record<'left' | 'right' | 'bottom' | 'height', number>;

function edges(words: readonly PlacedWord[]): Edges {
  const { x, y, w, h } = boxOf(words);
  return { left: x, right: x + w, bottom: y + h, height: h };
}

/** How exactly two stand above one another: by their left edges, their right ones or their middles. */
const distance = (a: Edges, b: Edges): number =>
  Math.min(
    Math.abs(a.left - b.left),
    Math.abs(a.right - b.right),
    Math.abs(a.left + a.right - b.left - b.right) / 2,
  );
