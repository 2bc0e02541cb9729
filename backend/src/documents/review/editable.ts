import type { FieldValue } from '../../contracts/evidence';
import { LOCK_REASON_LABEL } from '../../contracts/review';
import { DomainError, EditConflict } from '../../rules/domain-error';
import { blankField, TYPED_FIELDS } from '../../rules/typed-by-hand';
import type { DocumentRecord } from '../document/document.schema';
import { conflictOf, unseenChange, type ReviewState } from './domain/review-state';
import { lockReason } from './review.mapper';
import type { DocumentAct } from '../document/document-act';

/** The data of a document that was read; ESTADO_NO_PERMITE for one that was not. */
export function reviewStateOf(document: DocumentRecord): ReviewState {
  const { status, extractedData, fields, edits = [], removedRows = [] } = document;
  if (status !== 'completed' || !extractedData) throw new DomainError('ESTADO_NO_PERMITE');
  return { data: extractedData, fields, edits, removed: removedRows };
}

/**
 * What people write into: the data that was read, or the empty fields of a document that could not be read.
 * ESTADO_NO_PERMITE while it is being read.
 */
export function writableStateOf(document: DocumentRecord): ReviewState {
  if (document.status !== 'error') return reviewStateOf(document);
  return { data: {}, fields: TYPED_FIELDS.map(blankField), edits: [] };
}

/** DOCUMENTO_BLOQUEADO with its reason for a document that takes no edits. */
export function assertUnlocked(document: DocumentRecord): void {
  const reason = lockReason(document);
  if (reason) throw new DomainError('DOCUMENTO_BLOQUEADO', { reason: LOCK_REASON_LABEL[reason] });
}

/** VERSION_CONFLICTO with both values when somebody else changed the same since the version seen. */
export function assertSeen(
  document: DocumentRecord,
  state: ReviewState,
  act: DocumentAct,
  wanted: { path: string | null; mine: FieldValue },
): void {
  const question = { path: wanted.path, seen: act.seen, actorId: act.user.id };
  const edit = unseenChange(state.edits, question);
  if (edit) throw new EditConflict(conflictOf(edit, state, wanted, document.version ?? 0));
}
