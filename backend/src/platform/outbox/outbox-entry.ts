import type { Role } from '../../contracts/user';
import type { EventData } from '../event-store';

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
