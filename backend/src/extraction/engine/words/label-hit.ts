import type { LabelId } from './labels';
import type { Cell, Line } from '../page/layout';
import { remembered, type Area } from '../page/place';

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

/** Labels by what they stand in or tell, in their order: a page full of labels is not gone through for each line or cell. */
function by<K>(
  placeOf: (hit: LabelHit) => K | undefined,
): (hits: readonly LabelHit[], place: K | undefined) => readonly LabelHit[] {
  const places = remembered((hits: readonly LabelHit[]) => {
    const found = new Map<K, LabelHit[]>();
    for (const hit of hits) {
      const place = placeOf(hit);
      const own = place && found.get(place);
      if (own) own.push(hit);
      else if (place) found.set(place, [hit]);
    }
    return found;
  });
  return (hits, place) => (place && places(hits).get(place)) ?? [];
}

/** The labels of a line. */
export const hitsOn = by(({ line }) => line);

/** The labels of a cell. */
export const hitsIn = by(({ cell }) => cell);

/** The labels of one meaning. */
export const hitsOf = by(({ id }) => id);

/** The labels of two lines whose first line a cell is. */
export const hitsBelow = by(({ upper }) => upper);

/** The next label of the same cell: what stands before it is the value of this one. */
export const labelAfter = (
  { cell, end }: Pick<LabelHit, 'cell' | 'end'>,
  hits: readonly LabelHit[],
): LabelHit | undefined => hitsIn(hits, cell).find(({ start }) => start >= end);

/** What a row of words says, and how many of them it takes. */
export interface LabelMatch {
  id: LabelId;
  label: string;
  tokens: number;
  isFuzzy: boolean;
}
