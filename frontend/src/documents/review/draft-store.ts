import type { Drafts } from '../../drafts/drafts';

/** What a person has typed into a document and not yet sent. */
export interface ReviewDraft {
  /** Text of changed inputs by path. */
  texts: Readonly<Record<string, string>>;
  /** Version of the document that each text was typed over: what others saved since is not overwritten unseen. */
  bases: Readonly<Record<string, number>>;
  comment: string;
}

export const EMPTY_DRAFT: ReviewDraft = { texts: {}, bases: {}, comment: '' };

const formOf = (documentId: string): string => `datos:${documentId}`;

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

/** The draft of a document; what is not ours, or of another version of the product, is none. */
export function readDraft(drafts: Drafts, documentId: string): ReviewDraft {
  const draft = drafts.read(formOf(documentId));
  return isDraft(draft) ? draft : EMPTY_DRAFT;
}

/** Keeps the draft; an empty one is removed. False when it does not fit. */
export const writeDraft = (drafts: Drafts, documentId: string, draft: ReviewDraft): boolean =>
  drafts.write(formOf(documentId), isEmptyDraft(draft) ? null : draft);
