import type { LabelId } from '../labels';
import type { Cell, Line } from './layout';
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

/** What a row of words says, and how many of them it takes. */
export interface LabelMatch {
  id: LabelId;
  label: string;
  tokens: number;
  isFuzzy: boolean;
}
