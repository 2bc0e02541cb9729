import type { EventRecord } from './event.schema';
import type { StoredEvent } from './stored-event';

export function toStored({ _id, ...record }: EventRecord): StoredEvent {
  return { eventId: _id, ...record };
}
