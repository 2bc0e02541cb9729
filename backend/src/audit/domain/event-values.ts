/** Reads what was stored at its time, whatever shape it had then. */
export type EventValues = Readonly<Record<string, unknown>>;

export const isValues = (value: unknown): value is EventValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function valuesOf(value: unknown): EventValues {
  return isValues(value) ? value : {};
}

/** Null for what is no text, and for an empty one. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

export function numberOf(value: unknown): number | null {
  return Number.isFinite(value) ? (value as number) : null;
}

/** The word for a key that was stored; null for one that has none. */
export const labelOf = (labels: Readonly<Record<string, string>>, key: unknown): string | null =>
  Object.hasOwn(labels, String(key)) ? (labels[String(key)] ?? null) : null;
