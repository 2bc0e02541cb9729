/** 0 <= x < 1, from the document's own dice, as a layout is given it. */
export type Random = () => number;

/** Integer, both ends included. */
export const between = (random: Random, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1));

export const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => between(random, 0, 9)).join('');

/** True in `share` (0..1) of the throws. */
export const happens = (random: Random, share: number): boolean => random() < share;

export function pick<T>(random: Random, values: readonly T[]): T {
  const value = values[between(random, 0, values.length - 1)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}
