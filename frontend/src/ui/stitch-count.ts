/** Percent from which one more of the five stitches is sewn. */
export const STITCH_FROM = [0, 70, 80, 90, 97];

/** How many of the five stitches a confidence fills. */
export const stitchCount = (percent: number): number =>
  STITCH_FROM.filter((from) => percent >= from).length;
