import { DRAFT_PREFIX } from '../../api/sign-out';

/** What a person has typed into a document and not yet sent. */
export interface ReviewDraft {
  /** Text of changed inputs by path. */
  texts: Readonly<Record<string, string>>;
  /** Version of the document that each text was typed over: what others saved since is not overwritten unseen. */
  bases: Readonly<Record<string, number>>;
  comment: string;
}

export const EMPTY_DRAFT: ReviewDraft = { texts: {}, bases: {}, comment: '' };

const keyOf = (documentId: string): string => `${DRAFT_PREFIX}${documentId}`;

export const isEmptyDraft = ({ texts, comment }: ReviewDraft): boolean =>
  Object.keys(texts).length === 0 && comment === '';

const isRecord = (value: unknown, type: 'string' | 'number'): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((entry) => typeof entry === type);

const isDraft = (value: unknown): value is ReviewDraft => {
  if (typeof value !== 'object' || value === null) return false;
  const { texts, bases, comment } = value as Record<string, unknown>;
  return isRecord(texts, 'string') && isRecord(bases, 'number') && typeof comment === 'string';
};

/** What is not ours, or of another version of the product, is no draft. */
function parsed(text: string | null): ReviewDraft {
  if (text === null) return EMPTY_DRAFT;
  try {
    const draft: unknown = JSON.parse(text);
    return isDraft(draft) ? draft : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** The draft of a document in this tab; `sessionStorage` is emptied at sign-out (decisions, "Draft"). */
export const readDraft = (documentId: string, storage: Storage = window.sessionStorage) =>
  parsed(storage.getItem(keyOf(documentId)));

/** Keeps the draft; an empty one is removed. A full storage must not stop the work. */
export function writeDraft(
  documentId: string,
  draft: ReviewDraft,
  storage: Storage = window.sessionStorage,
): boolean {
  try {
    if (isEmptyDraft(draft)) storage.removeItem(keyOf(documentId));
    else storage.setItem(keyOf(documentId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
