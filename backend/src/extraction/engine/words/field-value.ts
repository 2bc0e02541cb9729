import { trimEndOf } from '../../../rules/text-clean';
import { titleAtStart } from '../../../rules/document-type';
import { hitsIn, labelAfter, hitsOn, type LabelHit } from './label-hit';
import { type Cell, type Layout } from '../page/layout';
import { near, remembered, heightOf, horizontalOverlap, isBeside, isOnEdge } from '../page/place';
import { joinText, type Token, median } from '../page/token';
import { looksLabelled } from '../page/text-kind';
import { cellsAstride, wordsOnNextLine } from './wrapped-value';
import { lineBoxes } from '../../domain/ground';
import type { RawField } from '../../domain/raw-extraction';

/** A value as printed: its words in reading order. */
export interface PrintedValue {
  readonly tokens: readonly Token[];
  readonly text: string;
}

/** All that stands in cells that are one value. */
export function ofCells(cells: readonly Cell[]): PrintedValue {
  const tokens = cells.flatMap((cell) => cell.tokens);
  return { tokens, text: joinText(tokens) };
}

/** What the places around a label are looked up in. */
export interface Page {
  readonly layout: Layout;
  readonly hits: readonly LabelHit[];
}

const MAX_GAP_BELOW = 2.4;
/** Share of the height that a label has in common with its value, which may be set in other letters. */
const OF_LABEL = 0.35;
/** Words of a label after a slash. */
const MOST_WORDS = 4;

export function printed(tokens: readonly Token[]): PrintedValue | null {
  const first = tokens.findIndex((token) => !/^[:;.,/|]+$/.test(token.text));
  const rest = first === -1 ? [] : tokens.slice(first);
  const text = withoutTail(joinText(rest).replace(/^[:.\s]+/, ''));
  return text === '' ? null : { tokens: rest, text };
}

/** Without commas and spaces at its end, and strokes that stand apart: they begin the next box. */
function withoutTail(text: string): string {
  let rest = trimEndOf(text, /[\s,;]/);
  while (/\s[/|]$/.test(rest.slice(-2))) rest = trimEndOf(rest.slice(0, -1), /[\s,;]/);
  return rest;
}

/** What of a value stands before one of its words; all of it where that is -1 or nothing is left. */
export const upToWord = (value: PrintedValue, end: number): PrintedValue =>
  end === -1 ? value : (printed(value.tokens.slice(0, end)) ?? value);

/** Words after the label in its own cell, up to the next label of the cell. */
export function insideCell(hit: LabelHit, page: Page): PrintedValue | null {
  const next = labelAfter(hit, page.hits);
  return printed(hit.cell.tokens.slice(hit.end, next?.start));
}

/** The cells to the right on the label's height that no other label claims, nearest first. */
export const cellsRight = (hit: LabelHit, page: Page): readonly Cell[] => rightOf(page)(hit);

const rightOf = remembered((page: Page) => remembered((hit: LabelHit) => lookRight(hit, page)));

function lookRight(hit: LabelHit, page: Page): Cell[] {
  if (labelsInCellAfter(hit, page)) return [];
  const right = near(page.layout.cells, hit.y0, hit.y1)
    .filter((cell) => cell.page === hit.cell.page && cell !== hit.cell && cell.x0 > hit.x1 - 2)
    .filter((cell) => isBeside(cell, hit, OF_LABEL))
    .sort((a, b) => a.x0 - b.x0);
  const barrier = right.find((cell) => startsWithLabel(cell, page.hits) || isBareKey(cell));
  return right.filter((cell) => !barrier || cell.x0 < barrier.x0 - 1);
}

/** Where the last label of each cell begins. */
const lastStarts = remembered((hits: readonly LabelHit[]) => {
  const starts = new Map<Cell, number>();
  for (const { cell, start } of hits) starts.set(cell, Math.max(start, starts.get(cell) ?? 0));
  return starts;
});

function labelsInCellAfter(hit: LabelHit, page: Page): boolean {
  return (lastStarts(page.hits).get(hit.cell) ?? -1) >= hit.end;
}

const labelledCells = remembered(
  (hits: readonly LabelHit[]) =>
    new Set(
      hits.flatMap(({ cell, upper, start }) => [
        ...(upper ? [upper] : []),
        ...(cell.tokens.slice(0, start).every(({ compact }) => compact === '') ? [cell] : []),
      ]),
    ),
);

/** `Asesor comercial:`, a key that we do not know: it announces a value and is none. */
const isBareKey = ({ text }: Cell): boolean => /^\p{Lu}[\p{L}\s./°-]{1,30}:$/u.test(text);

export const startsWithLabel = (cell: Cell, hits: readonly LabelHit[]): boolean =>
  labelledCells(hits).has(cell);

/** The nearest column of cells to the right: one cell, or the lines of one value. */
export function rightValue(hit: LabelHit, page: Page): PrintedValue | null {
  const inside = insideCell(hit, page);
  if (inside) return inside;
  const cells = cellsRight(hit, page).filter(
    (cell) => cell.compact !== '' || /[\d$€]/.test(cell.text),
  );
  const [first] = cells;
  // Of two lines set to the label's middle the lower one may reach up to it.
  if (!first || cellsAstride(hit, page.layout).includes(first)) return astride(hit, page);
  const column = cells
    .filter((cell) => horizontalOverlap(cell, first) > 0 || Math.abs(cell.x0 - first.x0) < 25)
    .sort((a, b) => a.y0 - b.y0);
  return printed(column.flatMap((cell) => upToLabel(cell, page)));
}

/** `CALLAO Teléfono | : 966 426 525`: a key of the next column that stands as close as a word. */
function upToLabel(cell: Cell, { hits }: Page): readonly Token[] {
  const next = hitsIn(hits, cell).find((hit) => hit.start > 1 && hit.isFollowedByColon);
  return cell.tokens.slice(0, next?.start);
}

function astride(hit: LabelHit, page: Page): PrintedValue | null {
  if (labelsInCellAfter(hit, page)) return null;
  const lines = cellsAstride(hit, page.layout);
  return lines.some((cell) => startsWithLabel(cell, page.hits))
    ? null
    : printed(ofCells(lines).tokens);
}

/** The cell under the label, unless it begins with a label itself. */
export const belowCell = (hit: LabelHit, page: Page): Cell | null => under(page)(hit);

const under = remembered((page: Page) => remembered((hit: LabelHit) => lookBelow(hit, page)));

function lookBelow(hit: LabelHit, page: Page): Cell | null {
  const unit = Math.max(heightOf(hit), page.layout.lineHeight);
  const reach = hit.y1 + MAX_GAP_BELOW * unit;
  const top = hit.y1 - heightOf(hit) * 0.4;
  const lower = near(page.layout.cells, top, reach)
    .filter((cell) => cell.page === hit.cell.page && cell !== hit.cell)
    .filter((cell) => cell.y0 > top)
    .filter((cell) => cell.y0 < reach && isUnder(cell, hit) && cell.compact !== '')
    .sort((a, b) => a.y0 - b.y0);
  const row = lower.filter((one) => lower[0] && isBeside(one, lower[0]));
  const [cell] = row.sort((a, b) => horizontalOverlap(b, hit) - horizontalOverlap(a, hit));
  const isKey = cell && (isBareKey(cell) || (hit.isFollowedByColon && looksLabelled(cell.text)));
  return cell && !isKey && !startsWithLabel(cell, page.hits) ? cell : null;
}

function isUnder(cell: Cell, hit: LabelHit): boolean {
  const tolerance = heightOf(hit) * 1.2;
  return horizontalOverlap(cell, hit) > 0 || Math.abs(cell.x0 - hit.x0) < tolerance;
}

export function belowValue(hit: LabelHit, page: Page): PrintedValue | null {
  const cell = belowCell(hit, page);
  return cell ? printed(cell.tokens) : null;
}

/** The first value around the label that `accepts`: right of it, then under it. */
export function valueOf(
  hit: LabelHit,
  page: Page,
  accepts: (value: PrintedValue) => boolean,
): PrintedValue | null {
  if (isBlank(hit, page)) return null;
  const inside = insideCell(hit, page) ?? onNextLine(hit, page);
  const around = isHeading(hit, page)
    ? [belowValue(hit, page), rightValue(hit, page)]
    : [rightValue(hit, page), belowValue(hit, page)];
  const found = [inside, ...around].find((value) => value !== null && accepts(value));
  return found ?? besideRest(hit, page, accepts);
}

/** `Condición de pago: -`: a stroke says that there is no value, here or below. */
function isBlank({ cell, line, end, isFollowedByColon }: LabelHit, page: Page): boolean {
  if (!isFollowedByColon) return false;
  const next = line.cells[line.cells.indexOf(cell) + 1];
  const rest = cell.tokens.slice(end).length > 0 ? cell.tokens.slice(end) : (next?.tokens ?? []);
  const text = joinText(rest).replace(/^:\s*/, '');
  return /^[-–—]{1,3}$/.test(text) && (rest[0]?.x0 ?? 0) - cell.x1 < page.layout.lineHeight * NEAR;
}

/** Heights of a line between a label and its value. */
const NEAR = 12;

/** `Vencimiento neto | 16.03.2026`: the cell goes on with words of the label that we do not know. */
function besideRest(
  hit: LabelHit,
  page: Page,
  accepts: (value: PrintedValue) => boolean,
): PrintedValue | null {
  const rest = hit.cell.tokens.slice(hit.end);
  if (titleAtStart(hit.cell.text)) return null;
  const words = rest.filter(({ text }) => !/^[/|–-]$/.test(text));
  // The name of a field in another language is as long as its own.
  const most = words.length < rest.length ? MOST_WORDS : 2;
  if (rest.length === 0 || words.length > most) return null;
  if (!words.every(({ text }) => /^[/|]?\p{L}+\.?:?$/u.test(text))) return null;
  const [next] = cellsRight(hit, page);
  const value = next ? printed(next.tokens) : null;
  return value && accepts(value) ? value : null;
}

function onNextLine(hit: LabelHit, page: Page): PrintedValue | null {
  const value = printed(wordsOnNextLine(hit, page) ?? []);
  return value && { ...value, text: value.text.replace(/\.$/, '') };
}

/** A label that is all of its cell. */
export function isBare(hit: LabelHit): boolean {
  const { cell, start, end } = hit;
  const rest = [...cell.tokens.slice(0, start), ...cell.tokens.slice(end)];
  return rest.every((token) => token.compact === '');
}

/** Taller than the label above it by so much, a value is set under its label. */
const TALLER = 1.04;

/**
 * Whether the value stands under the label rather than beside it: the label is a title in smaller letters,
 * or one of a row of titles.
 */
export function isHeading(hit: LabelHit, page: Page): boolean {
  if (!isBare(hit) || hit.isFollowedByColon) return false;
  const under = belowCell(hit, page);
  if (!under || under.text.startsWith(':')) return false;
  // How tall letters are is recognised by a third more or less: what stands beside the label tells better.
  if (page.layout.source === 'ocr' && hasBeside(hit, page)) return isInTitleRow(hit, page);
  const isTitled = heightOf(under) > heightOf(hit.cell) * TALLER;
  if (isTitled && under.y0 - hit.y1 < heightOf(hit)) return true;
  if (cellsAstride(hit, page.layout).length > 0) return false;
  return isTitled || isInTitleRow(hit, page) || isInTitleColumn(hit, page);
}

/** A row of titles: most of its cells are labels alone, and values stand under at least two of them. */
function isInTitleRow({ line }: LabelHit, page: Page): boolean {
  const titles = hitsOn(page.hits, line).filter((hit) => isBare(hit));
  if (titles.length < 2 || titles.length < line.cells.length * 0.6) return false;
  if (titles.some((hit) => hit.isFollowedByColon) || /[\d:]/.test(textOf(line.cells))) return false;
  return titles.filter((hit) => belowCell(hit, page) !== null).length >= 2;
}

/** Whether something that is no label stands near on its right. */
function hasBeside(hit: LabelHit, page: Page): boolean {
  const [beside] = cellsRight(hit, page);
  return beside !== undefined && beside.x0 - hit.x1 < heightOf(hit) * NEAR;
}

/** Labels alone with a value under them at their edge. */
const titlesOver = remembered((page: Page) =>
  page.hits.filter((one) => {
    const value = isBare(one) && !hasBeside(one, page) ? belowCell(one, page) : null;
    return value !== null && isOnEdge(value, one, 1);
  }),
);

/** A column of them at one edge, three or more. */
function isInTitleColumn(hit: LabelHit, page: Page): boolean {
  const isAt = (one: LabelHit) => one.cell.page === hit.cell.page && isOnEdge(one, hit, 1);
  const titles = page.layout.source === 'ocr' ? titlesOver(page).filter(isAt) : [];
  return titles.includes(hit) && titles.length > 2;
}

const textOf = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join(' ');

/** How much a place on the page says about a value, before the engine's own doubts about the letters. */
export const EVIDENCE = { label: 0.95, place: 0.85, guess: 0.7 } as const;

/** A field with the words that it was read from. Its confidence is place x letters. */
export function rawField(
  path: string,
  text: string,
  tokens: readonly Token[],
  evidence: number,
  source: 'texto' | 'ocr',
): RawField {
  const letters = tokens.length > 0 ? lettersConfidence(tokens) : 1;
  return { path, text, confidence: evidence * letters, boxes: lineBoxes(tokens), source };
}

/** The field that a value gives, if there is one. */
export function field(
  path: string,
  value: PrintedValue | null,
  evidence: number,
  page: Page,
): RawField[] {
  return value ? [rawField(path, value.text, value.tokens, evidence, page.layout.source)] : [];
}

/** The weakest word; in a long text between it and the middle one: a bad word does not spoil an address. */
function lettersConfidence(tokens: readonly Token[]): number {
  const values = tokens.map((token) => token.confidence);
  if (values.length <= 3) return Math.min(...values);
  return (Math.min(...values) + median(values)) / 2;
}
