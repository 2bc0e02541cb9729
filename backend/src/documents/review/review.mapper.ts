import { FLAG_WEIGHT } from '../../contracts/authenticity';
import type { DocumentDetail, DocumentSummary } from '../../contracts/document';
import type {
  EditedFields,
  LockReason,
  ReviewLock,
  ReviewQueueDocument,
} from '../../contracts/review';
import type { WorkflowState } from '../../contracts/workflow';
import type { StoredEvent } from '../../platform/event-store';
import type { OutboxEntry } from '../../platform/outbox';
import { lockReasonOf } from '../../rules/document-lock';
import { leafAt } from '../../rules/field-path';
import { NO_DUE_DATE } from '../../rules/review-figures';
import type { DocumentRecord } from '../document/document.schema';
import { asOneStream, type StoryEvent } from './domain/story';

/** What `DocumentDetail` has beyond the summary, the fields and the pages. */
type ReviewDetail = Omit<
  DocumentDetail,
  keyof DocumentSummary | 'fields' | 'pages' | 'originalDeletedAt' | 'separatedFrom' | 'sources'
>;

export function toReviewDetail(record: DocumentRecord, now: Date): ReviewDetail {
  return {
    version: record.version ?? 0,
    editedFields: editedFields(record),
    confirmedBy: record.confirmedBy ?? null,
    confirmedByName: record.confirmedByName ?? null,
    confirmedAt: record.confirmedAt?.toISOString() ?? null,
    confirmationComment: record.confirmationComment ?? null,
    lockReason: lockReason(record),
    notes: (record.authenticity?.findings ?? []).filter(({ id }) => !(id in FLAG_WEIGHT)),
    ...toWorkflowState(record),
    postponedUntil: record.postponedUntil?.toISOString() ?? null,
    postponedAt: record.postponedAt?.toISOString() ?? null,
    doubtful: record.doubtful ?? 0,
    contradictions: record.contradictions ?? 0,
    reviewLock: lockOf(record, now),
  };
}

/** What of a record says where it stands in the workflow. */
export type InWorkflow = Pick<DocumentRecord, keyof WorkflowState>;

/** Where the document stands in the workflow. */
export function toWorkflowState(record: InWorkflow): WorkflowState {
  return {
    workflowStatus: record.workflowStatus ?? 'pending',
    workflowVersion: record.workflowVersion ?? 0,
    workflowComments: record.workflowComments ?? [],
    approvedBy: record.approvedBy ?? {},
    paymentInfo: record.paymentInfo ?? null,
    stepSince: record.stepSince?.toISOString() ?? null,
    observation: record.observation ?? null,
    duplicateAcceptance: record.duplicateAcceptance ?? null,
  };
}

/** What of a record its lock follows from. */
type LockedBy = Pick<
  DocumentRecord,
  'isConfirmed' | 'paymentStatus' | 'workflowStatus' | 'observation'
>;

export function lockReason(record: LockedBy): LockReason | null {
  return lockReasonOf({ ...record, workflowStatus: record.workflowStatus ?? 'pending' });
}

/** Who works on the document, unless the lock has run out. */
export function lockOf({ reviewLock }: DocumentRecord, now: Date): ReviewLock | null {
  if (!reviewLock || reviewLock.until <= now) return null;
  const { userId, name, until } = reviewLock;
  return { userId, name, until: until.toISOString() };
}

/** Only what differs from the reading: a value that was put back is no correction. */
function editedFields({ extractedData, edits = [] }: DocumentRecord): EditedFields {
  const corrected = edits.filter(
    ({ path, old }) => extractedData !== null && leafAt(extractedData, path) !== old,
  );
  return Object.fromEntries(
    corrected.map(({ path, old, by, byName, at }) => [path, { old, by, byName, at }]),
  );
}

export function toQueueDocument(record: DocumentRecord): ReviewQueueDocument {
  const { documento, proveedor, totales } = record.extractedData ?? {};
  const due = record.reviewDue;
  return {
    id: record._id,
    filename: record.filename,
    supplier: proveedor?.nombre ?? null,
    number: documento?.numero ?? null,
    total: totales?.total ?? null,
    currency: documento?.moneda ?? null,
    doubtful: record.doubtful ?? 0,
    contradictions: record.contradictions ?? 0,
    dueDate: due === undefined || due === NO_DUE_DATE ? null : due,
    createdAt: record.createdAt.toISOString(),
  };
}

/** Events of a document in the order of their versions. */
interface StoredStreams {
  own: readonly StoredEvent[];
  workflow: readonly StoredEvent[];
}

/** Stored events of both streams and those that still wait in the outbox, in one form, oldest first. */
export function toStoryEvents(
  { outbox, uploadedBy, uploadedByName }: DocumentRecord,
  { own, workflow }: StoredStreams,
): StoryEvent[] {
  const known = new Set(own.map(({ meta }) => meta.commandId));
  const waiting = outbox.filter(({ eventId }) => !known.has(eventId));
  const nameOf = (actorId: string): string | null =>
    actorId === uploadedBy ? uploadedByName : null;
  const ofStored = ({ meta, type, data }: StoredEvent): StoryEvent => ({
    id: meta.commandId,
    type,
    data: data ?? {},
    at: meta.at,
    isSystem: meta.role === 'system',
    actorId: meta.actorId,
    name: nameOf(meta.actorId),
  });
  const ofWaiting = ({ eventId, type, data, actor, at }: OutboxEntry): StoryEvent => ({
    id: eventId,
    type,
    data,
    at: at.toISOString(),
    isSystem: actor.role === 'system',
    actorId: actor.id,
    name: nameOf(actor.id),
  });
  return asOneStream([...own.map(ofStored), ...waiting.map(ofWaiting)], workflow.map(ofStored));
}
