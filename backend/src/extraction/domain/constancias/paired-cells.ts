import type { Box } from '../../../contracts/evidence';
import { boxOf, textOf, type PlacedLabel, type PlacedLine, type PlacedWord } from './placed-words';
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
/** Empty height that parts a label from what is below, in heights of its line. */
const GAP = 3;

/**
 * The values beside their labels, or below them: of one constancia, or of several that follow one another, each of
 * which begins with the same label.
 */
export function pairedCells(lines: readonly PlacedLine[]): Cells[] {
  const all: Map<ValueKind, Found>[] = [];
  for (const found of lines.flatMap((_, at) => foundIn(lines, at))) {
    const cells = all.at(-1);
    if (!cells || beginsAnother(cells, found)) all.push(new Map([[found.kind, found]]));
    else if (found.rank < (cells.get(found.kind)?.rank ?? Infinity)) cells.set(found.kind, found);
  }
  const starts = all.map((cells) => Math.min(...[...cells.values()].map(({ at }) => at)));
  return all.map((cells, at) => {
    const own = lines.slice(at === 0 ? 0 : starts[at], starts[at + 1]);
    return new Map([...unlabelled(own), ...cells]);
  });
}

/** What says by its form what it is, where one alone stands in these lines. */
function unlabelled(lines: readonly PlacedLine[]): Cells {
  const forms: readonly (readonly [ValueKind, (line: string) => string])[] = [
    ['comprobante', (line) => (comprobanteOf(line) ? valueOf('comprobante', line) : '')],
    ['amount', solesIn],
    ['paidOn', dayIn],
  ];
  return new Map(
    forms.flatMap(([kind, formOf]): [ValueKind, { text: string; box: Box }][] => {
      const said = lines.flatMap(({ words }) => {
        const text = formOf(textOf(words));
        return text === '' ? [] : [{ text, box: boxOf(words) }];
      });
      const [first] = said;
      return first && said.every(({ text }) => text === first.text) ? [[kind, first]] : [];
    }),
  );
}

function beginsAnother(cells: ReadonlyMap<ValueKind, Found>, { kind, rank, text }: Found): boolean {
  const [first] = cells.values();
  const isSame = first?.kind === kind && first.rank === rank;
  return isSame && first.text !== text && cells.has('constanciaNumber');
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

/** What stands in the lines below, as far as the label's column goes: up to another label in it. */
function under(line: PlacedLine, label: PlacedLabel, below: readonly PlacedLine[]): PlacedWord[][] {
  const own = boxOf(line.words.slice(label.from, label.to));
  const after = line.words[label.to];
  const [from, to] = [own.x - MARGIN, after ? after.box.x - MARGIN / 2 : 1];
  const found: PlacedWord[][] = [];
  let bottom = own.y + own.h;
  for (const { words, labels } of below) {
    // A value that is wider than its label may end with it.
    const isIn = ({ box }: PlacedWord): boolean =>
      box.x < to && (box.x >= from || box.x + box.w > own.x);
    if (labels.some((other) => words.slice(other.from, other.to).some(isIn))) break;
    const inside = words.filter(isIn);
    const top = inside[0]?.box.y;
    if (top === undefined) continue;
    if (top - bottom > own.h * GAP) break;
    bottom = top + own.h;
    found.push(inside);
  }
  return found;
}
