/**
 * A company's documents in parts of about the same size, by the beginning of their ids, so that what is
 * kept of them need be made anew for the part of a change alone.
 */
const DIGITS = [...'0123456789abcdef'];
const [, ...ENDS] = DIGITS.flatMap((first) => DIGITS.map((second) => first + second));

/** From which id (included) to which (excluded). */
export interface Part {
  from: string;
  to: string | null;
}

export const PARTS: readonly Part[] = ['', ...ENDS].map((from, at) => ({
  from,
  to: ENDS[at] ?? null,
}));

/** The number of the part that a document is in. */
export const partOf = (documentId: string): number =>
  ENDS.filter((end) => end <= documentId).length;
