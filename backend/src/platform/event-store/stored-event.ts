import { Injectable } from '@nestjs/common';
import type { Role, Team } from '../../contracts/user';

/** A value that survives storing and reading unchanged. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined };

/**
 * JSON with sorted keys and without spaces, after RFC 8785: the same value always gives the same
 * text, whatever order a store returns its keys in. Members that are undefined are left out.
 */
export function canonicalJson(value: JsonValue): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.keys(value)
    .sort()
    .flatMap((key) => {
      const member = value[key];
      return member === undefined ? [] : [`${JSON.stringify(key)}:${canonicalJson(member)}`];
    });
  return `{${members.join(',')}}`;
}

const isList = (value: object): value is readonly JsonValue[] => Array.isArray(value);

export type EventData = { readonly [key: string]: JsonValue | undefined };

/** Who, when and by which command. Always from the server. */
export interface EventMeta {
  actorId: string;
  role: Role | 'system';
  team?: Team;
  /** ISO with zone. */
  at: string;
  /** Unique in its stream: the same command again is the same event. */
  commandId: string;
  correlationId: string | null;
}

/** An event as it is kept. The chain covers `dataHash`, so data can be erased without breaking it. */
export interface StoredEvent {
  eventId: string;
  streamId: string;
  /** From 1, without gaps. */
  version: number;
  tenantId: string;
  type: string;
  /** Null after erasure. */
  data: EventData | null;
  /** sha256 of salt and canonical data, hex. */
  dataHash: string;
  /** Erased together with the data; without it the data cannot be guessed from its hash. */
  salt: string | null;
  erasedAt: string | null;
  meta: EventMeta;
  /** Hash of the event before it in the stream, `GENESIS` for the first. */
  prevHash: string;
  hash: string;
}

/** What an append takes; ids, version and hashes are the store's. */
export interface NewEvent {
  streamId: string;
  tenantId: string;
  event: { type: string; data: EventData };
  meta: EventMeta;
}

/** Where a page of a company's events ended. */
export interface EventPosition {
  at: string;
  version: number;
  eventId: string;
}

/** Rows `from` to `to` of a list, inclusive, from 0; its total is counted up to `totalMax`. */
export interface EventRows {
  from: number;
  to: number;
  totalMax: number;
}

/** What happened to what, as it is stored: `data` holds the parts that were asked for. */
export type EventHead = Pick<StoredEvent, 'type' | 'streamId' | 'meta' | 'data'>;

export interface EventPage {
  events: StoredEvent[];
  total: number;
}

export function positionOf({ meta, version, eventId }: StoredEvent): EventPosition {
  return { at: meta.at, version, eventId };
}

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
