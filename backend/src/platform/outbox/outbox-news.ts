/** In-process news: a record has waiting events. A hint only; the sweep finds what it misses. */
export const OUTBOX_FILLED = 'outbox.filled';

/** Payload of `OUTBOX_FILLED`. */
export interface OutboxFilled {
  /** `stream` of the source that the record belongs to. */
  stream: string;
  id: string;
}
