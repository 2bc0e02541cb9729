import type { DocumentSummary } from '../../../contracts/document';
import { isTypedByHand } from '../../../rules/typed-by-hand';

/** Longest time between a reservation and the record that needs it; later there will be none. */
export const RESERVED_WITHOUT_RECORD_MS = 3_600_000;

type ReadState = Pick<DocumentSummary, 'status' | 'failure'>;

/** Whether the last reading of a document gave its data; a person who types it in costs no credit. */
export const wasRead = (document: ReadState): boolean =>
  document.status === 'completed' && !isTypedByHand(document);

/** A reservation that waits to be settled: for which attempt, how long ago, and whether its process lives. */
export interface WaitingReservation {
  run: number;
  ageMs: number;
  isLeft: boolean;
}

/** What has become of the reading that a credit is reserved for; null while nobody knows. */
export function creditOutcome(
  { run, ageMs, isLeft }: WaitingReservation,
  document: (ReadState & { attempt: number }) | null,
): 'charged' | 'refunded' | null {
  if (!document || document.attempt < run) {
    return isLeft || ageMs >= RESERVED_WITHOUT_RECORD_MS ? 'refunded' : null;
  }
  // There is another attempt only because this one failed.
  if (document.attempt > run) return 'refunded';
  if (document.status === 'pending' || document.status === 'processing') return null;
  return wasRead(document) ? 'charged' : 'refunded';
}
