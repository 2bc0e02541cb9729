import type { DocumentDetail } from '@contracts/document';
import type { FieldValue } from '@contracts/evidence';
import type { FieldConflict } from '@contracts/review';
import { ApiError, errorText } from '../../api/api-error';
import type { ReviewDraft } from './draft-store';

export const FIELD_NOT_SAVED = 'No se pudo actualizar el campo';

/** Why a field was not saved; its text stays in the input. */
export interface FieldProblem {
  message: string;
  /** Somebody else changed the same field: both values, and the person decides. */
  conflict: FieldConflict | null;
}

/** What the pane draws. A new object at each change. */
export interface ReviewState {
  document: DocumentDetail;
  /** 'Editar' was pressed: every field is an input until 'Guardar' or 'Cancelar'. */
  isEditing: boolean;
  /** What stands in inputs that say something else than the document, by path. */
  texts: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, FieldProblem>>;
  /** Values on their way to the server, shown as if they were there. */
  saving: Readonly<Record<string, FieldValue>>;
  comment: string;
  /** Saved edits that 'Deshacer' can take back. */
  undoCount: number;
}

/** News for the screen around the session. */
export interface ReviewNews {
  onDocument(document: DocumentDetail): void;
  onDraft(draft: ReviewDraft): void;
  /** Before the refusals of the same run: a toast takes the place of the one before it. */
  onSaved(count: number): void;
  onNothingChanged(): void;
  onProblem(message: string): void;
  onSessionOver(): void;
}

const conflictOf = (error: unknown): FieldConflict | null => {
  const conflict = error instanceof ApiError ? error.data['conflict'] : undefined;
  return typeof conflict === 'object' && conflict !== null ? (conflict as FieldConflict) : null;
};

/** A record without one of its keys. */
export const without = <T>(record: Readonly<Record<string, T>>, path: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== path));

/** A refusal as the field shows it. */
export const problemOf = (error: unknown): FieldProblem => ({
  message: errorText(error, FIELD_NOT_SAVED),
  conflict: conflictOf(error),
});
