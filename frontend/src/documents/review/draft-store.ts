import { DRAFT_PREFIX } from '../../api/sign-out';

/** What a person has typed into a document and not yet sent. */
export interface ReviewDraft {
  /** Text of changed inputs by path. */
  texts: Readonly<Record<string, string>>;
  comment: string;
}

export const EMPTY_DRAFT: ReviewDraft = { texts: {}, comment: '' };

const keyOf = (documentId: string): string => `${DRAFT_PREFIX}${documentId}`;

export const isEmptyDraft = ({ texts, comment }: ReviewDraft): boolean =>
  Object.keys(texts).length === 0 && comment === '';

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** What is not ours, or of another version of the product, is no draft. */
function parsed(text: string | null): ReviewDraft {
  if (text === null) return EMPTY_DRAFT;
  try {
    const { texts, comment } = JSON.parse(text) as Record<string, unknown>;
    return isTexts(texts) && typeof comment === 'string' ? { texts, comment } : EMPTY_DRAFT;
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
