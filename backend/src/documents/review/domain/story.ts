import type { FieldValue } from '../../../contracts/evidence';
import { ERRORS, type ErrorCode } from '../../../contracts/errors';
import { STORY_LABEL, type StoryChange, type StoryEntry } from '../../../contracts/review';
import { formatDate } from '../../../rules/date';

/** An event of a document, oldest first; its data is whatever was stored at its time. */
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

/** A document's story, newest first. */
export function storyOf(events: readonly StoryEvent[]): StoryEntry[] {
  const names = namesIn(events);
  return events
    .map((event) => ({
      id: event.id,
      at: event.at,
      type: event.type,
      label: STORY_LABEL[event.type] ?? 'Cambio en el documento',
      actor: event.isSystem ? PRODUCT : (names.get(event.actorId) ?? UNKNOWN_PERSON),
      changes: changesOf(event),
      comment: commentOf(event),
    }))
    .reverse();
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

function commentOf({ type, data }: StoryEvent): string | null {
  const until = textOf(data['until']);
  if (type === 'DocumentPostponed' && until) return `Hasta el ${formatDate(until.slice(0, 10))}`;
  if (type === 'ExtractionFailed') return failureText(textOf(data['code']));
  return textOf(data['comment']) ?? textOf(data['reason']);
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
