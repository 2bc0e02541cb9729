import { startsWithLabel, type Page } from './field-value';
import type { Cell, Line } from './layout';
import { letterCount } from './text-kind';
import { heightOf } from './token';

/** A key and the value that stands beside it, in a block of them. */
export interface KeyValue {
  readonly key: Cell;
  readonly value: Cell;
  readonly line: Line;
  /** Lines that the value goes on over: in its column, without a key before them. */
  readonly more: readonly Cell[];
}

/** As many rows make a block; fewer may stand under each other by chance. */
const FEWEST_ROWS = 3;
const MOST_KEY_WORDS = 5;
/** Layout units within which left edges are one edge. */
const EDGE = 3;
/** Layout units between a value and the key before it. */
const NEAR = 150;
const MOST_LINES = 8;
/** Widest gap between the lines of one value, in heights of a line. */
const TIGHT = 0.7;
/** Heights of a line between two rows: a value may wrap. */
const REACH = 4.5;

/**
 * Blocks of keys and values: rows of two cells whose left edges are common to them. They say what is a
 * key though nobody knows its words, and that what stands in the other column is none.
 */
export function keyValueRows({ layout, hits }: Page): KeyValue[] {
  const labels = new Set(layout.cells.filter((cell) => startsWithLabel(cell, hits)));
  const runs: Row[][] = [];
  let open: Row[][] = [];
  for (const line of layout.lines) {
    open = open.filter((run) => isNear(run, line, layout.lineHeight));
    for (const pair of pairsOf(line, labels)) {
      const own = open.find((run) => isAligned(run, pair));
      if (own) own.push(pair);
      else {
        const run = [pair];
        open.push(run);
        runs.push(run);
      }
    }
  }
  const rows = withoutValuesAsKeys(runs.filter((run) => run.length >= FEWEST_ROWS));
  return rows.map((row) => ({ ...row, more: linesUnder(row, layout.lines) }));
}

type Row = Omit<KeyValue, 'more'>;

function linesUnder({ value, line }: Row, lines: readonly Line[]): Cell[] {
  const more: Cell[] = [];
  let last = value;
  for (const next of lines.slice(lines.indexOf(line) + 1, lines.indexOf(line) + 1 + MOST_LINES)) {
    if (next.page !== line.page || next.y0 - last.y1 > heightOf(last) * TIGHT) break;
    const at = next.cells.findIndex((cell) => Math.abs(cell.x0 - value.x0) < EDGE);
    const cell = next.cells[at];
    const isKeyed = next.cells.slice(0, at).some(({ x1 }) => value.x0 - x1 < NEAR);
    if (!cell) continue;
    if (isKeyed) break;
    more.push(cell);
    last = cell;
  }
  return more;
}

function pairsOf(line: Line, labels: ReadonlySet<Cell>): Row[] {
  return line.cells.flatMap((key, at) => {
    const value = line.cells[at + 1];
    return value && isKey(key) && !labels.has(value) ? [{ key, value, line }] : [];
  });
}

/** A few words without a figure. */
function isKey({ tokens, text }: Cell): boolean {
  return tokens.length <= MOST_KEY_WORDS && !/\d/.test(text) && letterCount(text) >= 2;
}

function isNear(run: readonly Row[], line: Line, lineHeight: number): boolean {
  const last = run.at(-1)?.line;
  return last !== undefined && last.page === line.page && line.y0 - last.y1 < lineHeight * REACH;
}

function isAligned(run: readonly Row[], { key, value }: Row): boolean {
  const last = run.at(-1);
  if (!last) return false;
  return (
    Math.abs(last.key.x0 - key.x0) < EDGE &&
    Math.abs(last.value.x0 - value.x0) < EDGE &&
    last.line.page === key.page
  );
}

/** Of two blocks side by side the values of the left one are no keys of the right one. */
function withoutValuesAsKeys(runs: readonly (readonly Row[])[]): Row[] {
  const values = new Set<Cell>();
  const kept: Row[] = [];
  for (const run of [...runs].sort((a, b) => leftOf(a) - leftOf(b))) {
    const own = run.filter(({ key }) => !values.has(key));
    if (own.length < FEWEST_ROWS) continue;
    for (const { value } of own) values.add(value);
    kept.push(...own);
  }
  return kept;
}

const leftOf = (run: readonly Row[]): number => run[0]?.key.x0 ?? 0;
