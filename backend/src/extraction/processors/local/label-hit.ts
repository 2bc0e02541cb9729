import type { LabelId } from '../labels';
import type { Cell, Line } from './layout';
import { remembered } from './remembered';
import type { Area } from './token';

/** A printed label, found in a cell. */
export interface LabelHit extends Area {
  readonly id: LabelId;
  /** The compact text that matched. */
  readonly label: string;
  readonly cell: Cell;
  readonly line: Line;
  /** Indexes in the cell's tokens: first of the label, first after it. */
  readonly start: number;
  readonly end: number;
  readonly isFollowedByColon: boolean;
  /** True when OCR slips had to be forgiven. */
  readonly isFuzzy: boolean;
  /** Where the block begins that a title is set over, when that is to the left of the title. */
  readonly blockX0?: number;
  /** The cell above that holds the first line of a label of two lines. */
  readonly upper?: Cell;
}

const byLine = remembered((hits: readonly LabelHit[]) => {
  const found = new Map<Line, LabelHit[]>();
  for (const hit of hits) {
    const own = found.get(hit.line);
    if (own) own.push(hit);
    else found.set(hit.line, [hit]);
  }
  return found;
});

/** The labels of a line, in their order: asked for every line, a page full of labels is not gone through each time. */
export const hitsOn = (hits: readonly LabelHit[], line: Line): readonly LabelHit[] =>
  byLine(hits).get(line) ?? [];

/** What a row of words says, and how many of them it takes. */
export interface LabelMatch {
  id: LabelId;
  label: string;
  tokens: number;
  isFuzzy: boolean;
}
