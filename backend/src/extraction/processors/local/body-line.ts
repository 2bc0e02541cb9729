import type { AssignedLine } from './assign-columns';
import type { CountLine } from './count-line';
import type { Line } from './layout';

/** A line under the titles, with its words by column. */
export interface BodyLine {
  readonly line: Line;
  readonly cells: AssignedLine;
  readonly count: CountLine | null;
  readonly isItem: boolean;
}
