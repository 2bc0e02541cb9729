import type { OutboxEntry } from './outbox-entry';

/** The waiting events of one record, oldest first. */
export interface Outbox {
  id: string;
  tenantId: string;
  entries: OutboxEntry[];
}

/** A kind of records with outboxes. The events of record `id` go to the stream `{stream}-{id}`. */
export interface OutboxSource {
  readonly stream: string;
  /** At most `limit` records with waiting events. */
  waiting(limit: number): Promise<Outbox[]>;
  /** Records with waiting events. */
  countWaiting(): Promise<number>;
  /** Null when there is no such record. */
  find(id: string): Promise<Outbox | null>;
  /** Takes a copied event out of its record. */
  clear(id: string, eventId: string): Promise<void>;
}
