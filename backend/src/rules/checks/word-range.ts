/** Words of a list, both ends included. */
export interface WordRange {
  from: number;
  to: number;
}
