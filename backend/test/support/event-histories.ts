import type { EventStore, NewEvent } from '../../src/platform/event-store';

/** An event of a test, of the product itself unless it says otherwise. */
export function anEvent(
  tenantId: string,
  streamId: string,
  n: number,
  fields: {
    type?: string;
    data?: NewEvent['event']['data'];
    meta?: Partial<NewEvent['meta']>;
  } = {},
): NewEvent {
  const { type = 'FieldEdited', data = { path: 'totales.total', old: n - 1, new: n } } = fields;
  return {
    streamId,
    tenantId,
    event: { type, data },
    meta: {
      actorId: 'foliado',
      role: 'system',
      at: new Date(Date.UTC(2026, 2, 15, 10, 0, n)).toISOString(),
      commandId: `c${n}`,
      correlationId: null,
      ...fields.meta,
    },
  };
}

/** Streams `document-{n}` with `length` events each. */
export async function someHistories(
  store: EventStore,
  tenantId: string,
  streams: number,
  length: number,
): Promise<void> {
  for (let stream = 1; stream <= streams; stream++) {
    for (let n = 1; n <= length; n++) {
      await store.appendFromOutbox(anEvent(tenantId, `document-${stream}`, n));
    }
  }
}
