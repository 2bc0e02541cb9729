import type { Connection } from 'mongoose';
import { GENESIS, hashOfData, hashOfEvent } from '../../src/platform/event-store/hash-chain';
import type { EventData, StoredEvent } from '../../src/platform/event-store/stored-event';

/** An event as it should be stored after another one of its stream. */
export function chainedEvent(
  streamId: string,
  previous: StoredEvent | null,
  data: EventData,
  { tenantId = 't', type = 'FieldEdited' }: { tenantId?: string; type?: string } = {},
): StoredEvent {
  const version = (previous?.version ?? 0) + 1;
  const salt = `sal-${streamId}-${version}`;
  const chained = {
    streamId,
    version,
    tenantId,
    type,
    dataHash: hashOfData(salt, data),
    meta: {
      actorId: 'u1',
      role: 'user' as const,
      at: new Date(Date.UTC(2026, 2, 15, 10, 0, version)).toISOString(),
      commandId: `c${version}`,
      correlationId: null,
    },
    prevHash: previous?.hash ?? GENESIS,
  };
  const eventId = `${streamId}:${version}`;
  return { ...chained, eventId, data, salt, erasedAt: null, hash: hashOfEvent(chained) };
}

/** A stream of `length` events. */
export function chainOf(streamId: string, length: number, tenantId = 't'): StoredEvent[] {
  const events: StoredEvent[] = [];
  for (let n = 1; n <= length; n++) {
    const data = { path: 'totales.total', old: n - 1, new: n };
    events.push(chainedEvent(streamId, events.at(-1) ?? null, data, { tenantId }));
  }
  return events;
}

/** Puts events into the store as they are, past everything that appends. */
export async function storeAsIs(
  connection: Connection,
  events: readonly StoredEvent[],
): Promise<void> {
  const records = events.map(({ eventId, ...event }) => ({ _id: eventId, ...event }));
  await connection.collection<{ _id: string }>('events').insertMany(records);
}
