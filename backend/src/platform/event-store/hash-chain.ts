import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json';
import type { EventData, StoredEvent } from './stored-event';

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

export interface ChainBreak {
  streamId: string;
  version: number;
  reason: 'version' | 'previous' | 'hash' | 'data';
}

/** The first event of a stream (in order) that does not fit, or null. */
export function firstBreak(events: readonly StoredEvent[]): ChainBreak | null {
  let previous = GENESIS;
  for (const [index, event] of events.entries()) {
    const reason = misfit(event, index + 1, previous);
    if (reason) return { streamId: event.streamId, version: index + 1, reason };
    previous = event.hash;
  }
  return null;
}

function misfit(
  event: StoredEvent,
  version: number,
  previous: string,
): ChainBreak['reason'] | null {
  if (event.version !== version) return 'version';
  if (event.prevHash !== previous) return 'previous';
  if (hashOfEvent(event) !== event.hash) return 'hash';
  return isDataWhole(event) ? null : 'data';
}

/** Erased data is whole when it is wholly gone. */
function isDataWhole({ data, salt, erasedAt, dataHash }: StoredEvent): boolean {
  if (erasedAt !== null) return data === null && salt === null;
  return data !== null && salt !== null && hashOfData(salt, data) === dataHash;
}
