import { isBare, type Page } from './field-value';
import type { LabelHit } from './label-hit';
import type { Cell } from './layout';

/** Layout units within which left edges are one edge. */
const EDGE = 3;
/** So many other values at the same edge make a column of them. */
const FEWEST = 2;

/**
 * Whether what stands beside a label stands in a column of values: others there begin at the same edge, each beside
 * a label. Then it is this label's value, whatever words it begins with (`Observaciones | Atención: Sr. ...`).
 */
export function isBesideInColumn(hit: LabelHit, next: Cell, { hits }: Page): boolean {
  const others = hits.filter((other) => {
    const value = other.line.cells[other.line.cells.indexOf(other.cell) + 1];
    const isLabelled = other.line !== hit.line && other.cell.page === hit.cell.page;
    return isLabelled && value && isBare(other) && isAt(value, next) && isAt(other.cell, hit.cell);
  });
  return isBare(hit) && others.length >= FEWEST;
}

const isAt = (one: Cell, other: Cell): boolean => Math.abs(one.x0 - other.x0) < EDGE;
