import type { Role } from '../contracts/user';
import type { EventData } from '../platform/event-store';

/** What can happen to a document; past tense, names are stored and never change. */
export type DocumentEventType =
  | 'DocumentUploaded'
  | 'ExtractionStarted'
  | 'ExtractionCompleted'
  | 'ExtractionFailed'
  | 'DuplicateNoticed';

/** Who caused an event: a person, or the product itself. */
export interface EventActor {
  id: string;
  role: Role | 'system';
}

export const SYSTEM_ACTOR: EventActor = { id: 'foliado', role: 'system' };

/** An event that waits in its document until the relay has copied it to the event store. */
export interface OutboxEntry {
  eventId: string;
  type: DocumentEventType;
  data: EventData;
  actor: EventActor;
  at: Date;
  correlationId: string | null;
}
