/**
 * What steps of a query cost, in entries of an index that are brought out and looked at. Measured with
 * documents of some kilobytes; only the proportion counts, and an error in it only makes the wrong one of
 * two ways wait for the other.
 */
export const COST = {
  entry: 1,
  /** An entry that is also kept with its place in the order. */
  gathered: 2,
  /** Reading and matching a document. */
  document: 30,
  /** An entry that is counted where it is. */
  counted: 0.05,
  /** Going to the beginning of a range. */
  seek: 5,
} as const;
