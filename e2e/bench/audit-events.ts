import type { StoredEvent } from '../../backend/src/platform/event-store/stored-event';
import { built } from './built';

type Chain = typeof import('../../backend/src/platform/event-store/hash-chain');
type Canonical = typeof import('../../backend/src/platform/event-store/stored-event');

/** Events that a document and its workflow gather, as many as the eight steps make. */
const PER_STREAM = 8;

/** A company's events, in the order of stream and version, each with its right hashes. */
export function* auditEvents(tenantId: string, count: number): Generator<StoredEvent> {
  const { GENESIS, hashOfData, hashOfEvent } = built<Chain>('platform/event-store/hash-chain');
  const begun = Date.now() - count * 1_000;
  let previous = GENESIS;
  for (let at = 0; at < count; at += 1) {
    const version = (at % PER_STREAM) + 1;
    const number = Math.floor(at / PER_STREAM);
    const uuid = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const streamId = `${number % 2 === 0 ? 'document' : 'workflow'}-${uuid}`;
    if (version === 1) previous = GENESIS;
    const data = {
      path: `productos.${version}.descripcion`,
      old: `Servicio de transporte de carga, tramo ${at}`,
      new: `Servicio de transporte de carga por carretera, tramo ${at}`,
      also: [{ path: 'totales.total', old: at, new: at + 1 }],
      by: 'Ana Quispe Huamán',
      comment: 'Corregido según la guía de remisión que acompaña al comprobante.',
    };
    const salt = String(at).padStart(32, '0');
    const chained = {
      streamId,
      version,
      tenantId,
      type: 'FieldEdited',
      dataHash: hashOfData(salt, data),
      meta: {
        actorId: 'persona-1',
        role: 'user' as const,
        team: 'logistica' as const,
        at: new Date(begun + at * 1_000).toISOString(),
        commandId: `orden-${at}`,
        correlationId: null,
      },
      prevHash: previous,
    };
    const hash = hashOfEvent(chained);
    previous = hash;
    yield { ...chained, eventId: `evento-${at}`, data, salt, erasedAt: null, hash };
  }
}

/** The texts that a check of these events hashes: two an event. */
export function hashedTexts(events: Iterable<StoredEvent>): string[] {
  const { canonicalJson } = built<Canonical>('platform/event-store/stored-event');
  const texts: string[] = [];
  for (const { data, salt, prevHash, ...event } of events) {
    const { streamId, version, tenantId, type, dataHash, meta } = event;
    texts.push(`${salt}${canonicalJson(data ?? {})}`);
    const chained = { streamId, version, tenantId, type, dataHash, meta: { ...meta } };
    texts.push(prevHash + canonicalJson(chained));
  }
  return texts;
}
