import { built } from '../../built';

type Seeded = typeof import('../../../../backend/src/demo/documents/random');

/** Seeded chance: the same name gives the same document on every machine. */
export interface Dice {
  /** 0 <= x < 1. */
  next(): number;
  /** Integer, both ends included. */
  int(min: number, max: number): number;
  pick<T>(values: readonly T[]): T;
  sample<T>(values: readonly T[], count: number): T[];
  digits(count: number): string;
  /** True in `share` (0..1) of the throws. */
  chance(share: number): boolean;
}

const { seededRandom, seedOf } = built<Seeded>('demo/documents/random');

export const seedNumber = (name: string): number => seedOf(name);

export function diceOf(name: string): Dice {
  const random = seededRandom(seedOf(name));
  return { ...random, chance: (share) => random.next() < share };
}
