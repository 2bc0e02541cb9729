/** Seeded numbers: the same seed gives the same document on every machine. */
export interface Random {
  /** 0 <= x < 1. */
  next(): number;
  /** Integer, both ends included. */
  int(min: number, max: number): number;
  pick<T>(values: readonly T[]): T;
  /** `count` different values in random order; all of them when there are fewer. */
  sample<T>(values: readonly T[], count: number): T[];
  digits(count: number): string;
}

/** mulberry32: 32 bits of state are enough for a page of data or of grain. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function seededRandom(seed: number): Random {
  const next = mulberry32(seed);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(values: readonly T[]): T => {
    const value = values[int(0, values.length - 1)];
    if (value === undefined) throw new RangeError('pick from an empty list');
    return value;
  };
  const sample = <T>(values: readonly T[], count: number): T[] => {
    const rest = [...values];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0)
      taken.push(...rest.splice(int(0, rest.length - 1), 1));
    return taken;
  };
  const digits = (count: number) => Array.from({ length: count }, () => int(0, 9)).join('');
  return { next, int, pick, sample, digits };
}

/** FNV-1a of a text, so that a name can be a seed. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
