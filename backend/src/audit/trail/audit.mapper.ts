import type { AuditEntry } from '../../contracts/audit';
import type { StoredEvent } from '../../platform/event-store';
import { SYSTEM_ACTOR } from '../../platform/outbox';
import { actionOf, streamParts } from '../domain/event-action';
import { changesOf } from '../domain/event-changes';
import { commentOf, detailOf } from '../domain/event-detail';

export const PRODUCT_NAME = 'Foliado';
export const GONE_PERSON = 'Cuenta eliminada';

type ById = ReadonlyMap<string, string>;

/** What ids stand for, as far as the person who asks may know. */
export interface EntryNames {
  people: ById;
  documents: ById;
  companies: ById;
}

const DOCUMENT_KINDS: readonly string[] = ['document', 'workflow'];
const CREDITS = 'credits';
const PERSON_KINDS: readonly string[] = ['account', CREDITS];

/** The document that a reading's credit was for. */
function creditedDocument({ streamId, data }: StoredEvent): string | null {
  const id = streamParts(streamId).kind === CREDITS ? data?.['documentId'] : null;
  return typeof id === 'string' ? id : null;
}

/** Whom and what the names are needed of. */
export function idsOf(events: readonly StoredEvent[]): {
  people: string[];
  documents: string[];
  companies: string[];
} {
  const subjects = events.map(({ streamId }) => streamParts(streamId));
  const subjectIds = (kinds: readonly string[]): string[] =>
    subjects.flatMap(({ kind, subjectId }) => (kinds.includes(kind) ? [subjectId] : []));
  const actors = events.map(({ meta }) => meta.actorId);
  const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];
  return {
    people: distinct([...actors, ...subjectIds(PERSON_KINDS)]).filter(
      (id) => id !== SYSTEM_ACTOR.id,
    ),
    documents: distinct([
      ...subjectIds(DOCUMENT_KINDS),
      ...events.flatMap((event) => creditedDocument(event) ?? []),
    ]),
    companies: distinct(events.map(({ tenantId }) => tenantId)),
  };
}

export function personName(id: string, people: ById): string {
  return id === SYSTEM_ACTOR.id ? PRODUCT_NAME : (people.get(id) ?? GONE_PERSON);
}

/** @param isRedacted without the values: for the platform admin */
export function toEntry(event: StoredEvent, names: EntryNames, isRedacted: boolean): AuditEntry {
  const { eventId, streamId, version, tenantId, type, meta, hash, prevHash } = event;
  const data = isRedacted ? {} : (event.data ?? {});
  const { kind, subjectId } = streamParts(streamId);
  return {
    id: eventId,
    at: meta.at,
    actorId: meta.actorId,
    actor: personName(meta.actorId, names.people),
    role: meta.role,
    team: meta.team ?? null,
    type,
    ...actionOf(type, streamId),
    stream: { id: streamId, kind, subjectId, label: labelOf(event, names) },
    version,
    detail: [whoseOf(event, names), detailOf(type, data)].filter(Boolean).join(' · '),
    changes: changesOf(type, data),
    comment: commentOf(type, data),
    isErased: event.erasedAt !== null,
    hash,
    prevHash,
    correlationId: meta.correlationId,
    companyName: isRedacted ? (names.companies.get(tenantId) ?? null) : null,
  };
}

/** Whose credits: said in the detail, a ledger being no document. */
function whoseOf({ streamId, meta }: StoredEvent, { people }: EntryNames): string | undefined {
  const { kind, subjectId } = streamParts(streamId);
  return kind === CREDITS && subjectId !== meta.actorId ? people.get(subjectId) : undefined;
}

function labelOf(event: StoredEvent, names: EntryNames): string | null {
  const { kind, subjectId } = streamParts(event.streamId);
  if (kind === CREDITS) return names.documents.get(creditedDocument(event) ?? '') ?? null;
  if (DOCUMENT_KINDS.includes(kind)) return names.documents.get(subjectId) ?? null;
  return PERSON_KINDS.includes(kind) ? (names.people.get(subjectId) ?? null) : null;
}
