import type { Role, Team } from '../../contracts/user';
import type { JsonValue } from './canonical-json';

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

export interface EventPage {
  events: StoredEvent[];
  total: number;
}

export function positionOf({ meta, version, eventId }: StoredEvent): EventPosition {
  return { at: meta.at, version, eventId };
}
