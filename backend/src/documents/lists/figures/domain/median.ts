/** A value and how often it was seen. */
export interface Counted {
  value: number;
  count: number;
}

/** Middle of the values, the mean of the two middle ones of an even number; null of none. */
export function median(values: readonly Counted[]): number | null {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  const at = (place: number): number => {
    let seen = 0;
    return sorted.find(({ count }) => (seen += count) > place)?.value ?? 0;
  };
  return total === 0 ? null : (at(Math.ceil(total / 2) - 1) + at(Math.floor(total / 2))) / 2;
}
