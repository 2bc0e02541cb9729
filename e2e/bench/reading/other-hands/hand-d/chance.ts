import { between, digits, happens, pick, type Random } from '../../facts/chance';

/** What a layout leaves to chance: optional parts and the values around the document's own. */
export interface Chance {
  is(share: number): boolean;
  pick<T>(values: readonly [T, ...T[]]): T;
  /** Both ends included. */
  int(min: number, max: number): number;
  digits(count: number): string;
}

export function chanceOf(random: Random): Chance {
  return {
    is: (share) => happens(random, share),
    pick: (values) => pick(random, values),
    int: (min, max) => between(random, min, max),
    digits: (count) => digits(random, count),
  };
}
