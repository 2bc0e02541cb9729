import type { DocumentDetail } from '@contracts/document';
import type { FieldValue } from '@contracts/evidence';
import type { FieldConflict } from '@contracts/review';
import { ApiError, errorText } from '../../api/api-error';
import { placedLabel } from '../../ui/fields/field-labels';
import type { ReviewDraft } from './draft-store';
import { saidValue, saysOther } from './field-input';
import { rowIds, unmoved } from './row-moves';

export const FIELD_NOT_SAVED = 'No se pudo actualizar el campo';

/** Why a field was not saved; its text stays in the input. */
export interface FieldProblem {
  message: string;
  /** Somebody else changed the same field: both values, and the person decides. */
  conflict: FieldConflict | null;
}

/** What asks for a look on a document and did not when its person pressed "Confirmar". */
export interface Unseen {
  /** A field to go to, when it is about one. */
  path: string | null;
  /** Spanish sentence. */
  message: string;
}

/** What the pane draws. A new object at each change. */
export interface ReviewState {
  document: DocumentDetail;
  /** A number for each row of products, which it keeps wherever it stands. */
  rows: readonly number[];
  /** 'Editar' was pressed: every field is an input until 'Guardar' or 'Cancelar'. */
  isEditing: boolean;
  /** What stands in inputs that say something else than the document, by path. */
  texts: Readonly<Record<string, string>>;
  /** Those of them whose input was left: what they say is checked at once. */
  left: Readonly<Record<string, string>>;
  /** Version that each of the texts was typed over. */
  bases: Readonly<Record<string, number>>;
  /** Values that contradict something and that the person has kept all the same, by path. */
  kept: Readonly<Record<string, FieldValue>>;
  problems: Readonly<Record<string, FieldProblem>>;
  /** Values on their way to the server, shown as if they were there. */
  saving: Readonly<Record<string, FieldValue>>;
  comment: string;
  /** Saved edits that 'Deshacer' can take back. */
  undoCount: number;
  /** What saving has brought up and stopped the confirmation; a new object each time. */
  unseen: Unseen | null;
}

/** A text without a base was typed over the document as it is. */
const baseOf = ({ bases }: ReviewDraft, path: string): [string, number][] => {
  const base = bases[path];
  return base === undefined ? [] : [[path, base]];
};

/** How work on a document begins; of a draft, what the document does not say already. */
export function stateOf(document: DocumentDetail, draft: ReviewDraft): ReviewState {
  const data = document.extractedData ?? {};
  // Where nothing can be edited nothing that was typed can be seen, either.
  const kept = document.isLocked ? [] : Object.entries(draft.texts);
  const texts = kept.filter(([path, text]) => saysOther(data, path, text));
  return {
    document,
    rows: rowIds([], document, unmoved),
    // What could not be read is typed in, field by field.
    isEditing: texts.length > 0 || document.status === 'error',
    texts: Object.fromEntries(texts),
    left: Object.fromEntries(texts),
    bases: Object.fromEntries(texts.flatMap(([path]) => baseOf(draft, path))),
    kept: {},
    problems: {},
    saving: {},
    comment: draft.comment,
    undoCount: 0,
    unseen: null,
  };
}

/** News for the screen around the session. */
export interface ReviewNews {
  onDocument(document: DocumentDetail): void;
  onDraft(draft: ReviewDraft): void;
  /**
   * Before the refusals of the same run: a toast takes the place of the one before it.
   * @param areKept the values are those that stood there: the person has accepted them
   */
  onSaved(count: number, areKept: boolean): void;
  onNothingChanged(): void;
  onProblem(message: string, title?: string): void;
  onSessionOver(): unknown;
}

export const conflictOf = (error: unknown): FieldConflict | null => {
  const conflict = error instanceof ApiError ? error.data['conflict'] : undefined;
  return typeof conflict === 'object' && conflict !== null ? (conflict as FieldConflict) : null;
};

/** A record without some of its keys. */
export const withoutAll = <T>(
  record: Readonly<Record<string, T>>,
  paths: readonly string[],
): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !paths.includes(key)));

/** A record without one of its keys. */
export const without = <T>(record: Readonly<Record<string, T>>, path: string): Record<string, T> =>
  withoutAll(record, [path]);

/** A refusal as the field shows it. */
export const problemOf = (error: unknown): FieldProblem => ({
  message: errorText(error, FIELD_NOT_SAVED),
  conflict: conflictOf(error),
});

/** Why a call on the whole document was refused; of an unseen change, whose it was and what stands there now. */
export function refusalText(error: unknown, fallback?: string): string {
  const conflict = conflictOf(error);
  if (!conflict) return errorText(error, fallback);
  const { byName, path, theirs } = conflict;
  return `${byName} cambió ${placedLabel(path)} mientras tanto: ahora dice ${saidValue(path, theirs)}. Revíselo e intente de nuevo.`;
}
