import { Injectable } from '@nestjs/common';
import type { EventData, StoredEvent } from './stored-event';

/**
 * Lifts the data of an event to the present shape of its type, whichever older one it has. Pure; data
 * that has the present shape comes back as it is. `event` is the event as stored.
 */
export type Upcast = (data: EventData, event: StoredEvent) => EventData;

/**
 * Older shapes of events. What is stored never changes, nor do its hashes: an event is lifted when it is
 * read, and checked as it is stored.
 */
@Injectable()
export class Upcasters {
  private readonly byType = new Map<string, Upcast>();

  /** Called by a feature while it is set up. Throws when the type has an upcaster already. */
  register(type: string, upcast: Upcast): void {
    if (this.byType.has(type)) throw new Error(`two upcasters for ${type}`);
    this.byType.set(type, upcast);
  }

  /** The event with its data in the present shape; erased data stays gone. */
  lift(event: StoredEvent): StoredEvent {
    const upcast = this.byType.get(event.type);
    if (!upcast || event.data === null) return event;
    return { ...event, data: upcast(event.data, event) };
  }
}
