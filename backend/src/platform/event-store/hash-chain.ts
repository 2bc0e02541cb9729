import { createHash } from 'node:crypto';
import { canonicalJson, type EventData, type StoredEvent } from './stored-event';

/** `prevHash` of the first event of a stream. */
export const GENESIS = '0'.repeat(64);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const hashOfData = (salt: string, data: EventData): string =>
  sha256(salt + canonicalJson(data));

type Chained = Omit<StoredEvent, 'hash' | 'data' | 'salt' | 'erasedAt' | 'eventId'>;

/** sha256 of the previous hash and everything of the event but what may be erased. */
export function hashOfEvent(event: Chained): string {
  const { streamId, version, tenantId, type, dataHash, meta, prevHash } = event;
  const { actorId, role, team, at, commandId, correlationId } = meta;
  return sha256(
    prevHash +
      canonicalJson({
        streamId,
        version,
        tenantId,
        type,
        dataHash,
        meta: { actorId, role, team, at, commandId, correlationId },
      }),
  );
}

/** Why an event does not fit into its chain. */
export type Misfit = 'version' | 'previous' | 'hash' | 'data';

export interface ChainBreak {
  streamId: string;
  version: number;
  reason: Misfit;
}

/** The first event of a stream (in order) that does not fit, or null. */
export function firstBreak(events: readonly StoredEvent[]): ChainBreak | null {
  let previous = GENESIS;
  for (const [index, event] of events.entries()) {
    const reason = misfitOf(event, index + 1, previous);
    if (reason) return { streamId: event.streamId, version: index + 1, reason };
    previous = event.hash;
  }
  return null;
}

/**
 * Whether an event is the one with this version that follows the hash `previous`, and holds what it was
 * stored with; null when it is.
 */
export function misfitOf(event: StoredEvent, version: number, previous: string): Misfit | null {
  return linkMisfitOf(event, version, previous) ?? (isDataWhole(event) ? null : 'data');
}

/** The same without the data, of which the chain knows only the hash: for events that come redacted. */
export function linkMisfitOf(
  event: StoredEvent,
  version: number,
  previous: string,
): Exclude<Misfit, 'data'> | null {
  if (event.version !== version) return 'version';
  if (event.prevHash !== previous) return 'previous';
  return hashOfEvent(event) === event.hash ? null : 'hash';
}

/** Erased data is whole when it is wholly gone. */
export function isDataWhole({ data, salt, erasedAt, dataHash }: StoredEvent): boolean {
  if (erasedAt !== null) return data === null && salt === null;
  return data !== null && salt !== null && hashOfData(salt, data) === dataHash;
}
