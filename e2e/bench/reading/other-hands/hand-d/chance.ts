/** What a layout leaves to chance: optional parts and the values around the document's own. */
export interface Chance {
  is(share: number): boolean;
  pick<T>(values: readonly [T, ...T[]]): T;
  /** Both ends included. */
  int(min: number, max: number): number;
  digits(count: number): string;
}

export function chanceOf(random: () => number): Chance {
  const int = (min: number, max: number): number => min + Math.floor(random() * (max - min + 1));
  return {
    is: (share) => random() < share,
    pick: (values) => values[int(0, values.length - 1)] ?? values[0],
    int,
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
  };
}
