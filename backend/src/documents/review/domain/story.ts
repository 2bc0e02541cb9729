import { PAYMENT_STATUSES, type PaymentStatus } from '../../../contracts/document';
import type { FieldValue } from '../../../contracts/evidence';
import { ERRORS, type ErrorCode } from '../../../contracts/errors';
import { PAYMENT_STATUS_LABEL } from '../../../contracts/payment';
import { STORY_LABEL, type StoryChange, type StoryEntry } from '../../../contracts/review';
import { STEPS } from '../../../contracts/workflow';
import { formatDate } from '../../../rules/date';
import { pageList } from '../../../rules/page-list';

/** An event of a document or of its workflow, oldest first; its data is whatever was stored at its time. */
export interface StoryEvent {
  id: string;
  type: string;
  data: Readonly<Record<string, unknown>>;
  /** ISO. */
  at: string;
  isSystem: boolean;
  actorId: string;
  /** Name of the actor, when the document knows it. */
  name: string | null;
}

const PRODUCT = 'Foliado';
const UNKNOWN_PERSON = 'Usuario';

/**
 * Streams as one, oldest first by time. Within a stream versions decide the order and never the clock,
 * which may have been set back (reliability R4). The sort is stable.
 */
export function asOneStream(...streams: readonly (readonly StoryEvent[])[]): StoryEvent[] {
  const placed = streams.flatMap((events) => {
    let latest = '';
    return events.map((event) => {
      if (event.at > latest) latest = event.at;
      return { event, notBefore: latest };
    });
  });
  return placed
    .sort((a, b) => (a.notBefore < b.notBefore ? -1 : Number(a.notBefore > b.notBefore)))
    .map(({ event }) => event);
}

/** A document's story, newest first. */
export function storyOf(events: readonly StoryEvent[]): StoryEntry[] {
  const names = namesIn(events);
  return events
    .map((event) => {
      const actor = event.isSystem ? PRODUCT : (names.get(event.actorId) ?? UNKNOWN_PERSON);
      return {
        id: event.id,
        at: event.at,
        type: event.type,
        label: labelOf(event),
        actor,
        ...displayNameOf(event, actor),
        changes: changesOf(event),
        comment: commentOf(event),
      };
    })
    .reverse();
}

const STEP_LABEL: ReadonlyMap<string, string> = new Map(
  STEPS.map(({ event, done }) => [event, done]),
);

const ROW_LABEL: Readonly<Record<string, string>> = {
  ItemAdded: 'Agregó la fila',
  ItemRemoved: 'Quitó la fila',
};

/** Rows are counted from 1, as on the screen. */
function rowLabelOf({ type, data }: StoryEvent): string | null {
  const index = /\.(\d+)$/.exec(textOf(data['path']) ?? '')?.[1];
  const label = ROW_LABEL[type];
  return label === undefined || index === undefined ? null : `${label} ${Number(index) + 1}`;
}

const SEPARATED = 'Creó el documento con páginas de otro';

function labelOf(event: StoryEvent): string {
  const { type } = event;
  if (type === 'DocumentUploaded' && 'separatedFrom' in event.data) return SEPARATED;
  return rowLabelOf(event) ?? STEP_LABEL.get(type) ?? STORY_LABEL[type] ?? 'Cambio en el documento';
}

function displayNameOf({ type, data }: StoryEvent, actor: string): { displayName?: string } {
  const written = STEP_LABEL.has(type) ? textOf(data['user']) : null;
  return written === null || written === actor ? {} : { displayName: written };
}

/** Who is who: each act of review holds the name of its actor, the upload that of the uploader. */
function namesIn(events: readonly StoryEvent[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { actorId, name, data } of events) {
    const by = textOf(data['by']) ?? name;
    if (by) names.set(actorId, by);
  }
  return names;
}

function changesOf({ type, data }: StoryEvent): StoryChange[] {
  if (type === 'PaymentStatusChanged') return paymentChanges(data);
  if (STEP_LABEL.has(type)) return paymentInfoChanges(recordOf(data['paymentInfo']));
  const path = textOf(data['path']);
  if (path === null) return [];
  if (type === 'ItemAdded' || type === 'ItemRemoved') {
    const isAdded = type === 'ItemAdded';
    return Object.entries(recordOf(data['item'])).map(([key, value]) => ({
      path: `${path}.${key}`,
      old: isAdded ? null : leafOf(value),
      new: isAdded ? leafOf(value) : null,
    }));
  }
  const also = Array.isArray(data['also']) ? data['also'].map(recordOf) : [];
  return [data, ...also].map((change) => ({
    path: textOf(change['path']) ?? path,
    old: leafOf(change['old']),
    new: leafOf(change['new']),
  }));
}

function paymentChanges(data: StoryEvent['data']): StoryChange[] {
  const status = (key: string): FieldValue => {
    const value = data[key];
    return PAYMENT_STATUSES.some((known) => known === value)
      ? PAYMENT_STATUS_LABEL[value as PaymentStatus]
      : null;
  };
  const [before, after] = [leafOf(data['oldAmount']), leafOf(data['amount'])];
  const [old, now] = [status('from'), status('to')];
  const notes = Array.isArray(data['creditNotes']) ? data['creditNotes'].map(String) : [];
  return [
    ...(now === null ? [] : [{ path: 'estado_pago', old, new: now }]),
    ...(before === after ? [] : [{ path: 'monto_pagado', old: before, new: after }]),
    ...(notes.length === 0
      ? []
      : [{ path: 'notas_descontadas', old: null, new: notes.join(', ') }]),
  ];
}

/** What was given with a step. */
function paymentInfoChanges(info: Readonly<Record<string, unknown>>): StoryChange[] {
  return Object.entries(info).map(([key, value]) => ({
    path: `paymentInfo.${key}`,
    old: null,
    new: typeof value === 'boolean' ? (value ? 'Sí' : 'No') : leafOf(value),
  }));
}

const WITH_FAILURE: ReadonlySet<string> = new Set([
  'ExtractionFailed',
  'SecondReadingFailed',
  'TypedByHand',
]);

function commentOf({ type, data }: StoryEvent): string | null {
  const until = textOf(data['until']);
  if (type === 'DocumentPostponed' && until) return `Hasta el ${formatDate(until.slice(0, 10))}`;
  if (WITH_FAILURE.has(type)) return failureText(textOf(data['code']));
  return textOf(data['comment']) ?? textOf(data['reason']) ?? pagesText(data);
}

/** Which comprobante of a file became a document, in the history of both documents. */
function pagesText(data: StoryEvent['data']): string | null {
  const { number, pages } = { ...data, ...recordOf(data['separatedFrom']) } as StoryEvent['data'];
  const name = textOf(number);
  return name && Array.isArray(pages) ? `${name} · ${pageList(pages.map(Number))}` : null;
}

function failureText(code: string | null): string | null {
  return code && Object.hasOwn(ERRORS, code) ? ERRORS[code as ErrorCode].message : null;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function leafOf(value: unknown): FieldValue {
  return ['string', 'number', 'boolean'].includes(typeof value) ? (value as FieldValue) : null;
}
