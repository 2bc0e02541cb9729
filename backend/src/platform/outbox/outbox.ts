import type { Role } from '../../contracts/user';
import type { EventData } from '../event-store';

/** In-process news: a record has waiting events. A hint only; the sweep finds what it misses. */
export const OUTBOX_FILLED = 'outbox.filled';

/** Payload of `OUTBOX_FILLED`. */
export interface OutboxFilled {
  /** `stream` of the source that the record belongs to. */
  stream: string;
  id: string;
}

/** Who caused an event: a person, or the product itself. */
export interface EventActor {
  id: string;
  role: Role | 'system';
}

export const SYSTEM_ACTOR: EventActor = { id: 'foliado', role: 'system' };

/** An event that waits in the record that it changed until the relay has copied it to the event store. */
export interface OutboxEntry<T extends string = string> {
  eventId: string;
  /** Past tense; names are stored and never change. */
  type: T;
  data: EventData;
  actor: EventActor;
  at: Date;
  correlationId: string | null;
}

/** What a record with an outbox holds: state and its waiting events are written in one update. */
export interface WithOutbox {
  outbox: OutboxEntry[];
  /** Present (true) while the outbox holds events that are not yet in the event store. */
  hasOutbox?: boolean;
}

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
