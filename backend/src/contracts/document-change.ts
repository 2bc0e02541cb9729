import type { DocumentDetail } from './document';

/** What of a document grows with its lines. */
export const LARGE_PARTS = [
  'extractedData',
  'fields',
  'editedFields',
  'authenticity',
  'notes',
] as const;
export type LargePart = (typeof LARGE_PARTS)[number];

/** A row was put in (1) at `index` of a list, or taken out (-1): rows behind it move, and what is told of them. */
export interface RowMove {
  list: string;
  index: number;
  by: 1 | -1;
}

/** A value that is another one now; without `value` it is gone. */
export interface ValueChange {
  /** Keys and indexes from the document, or from the field, on: `['fields', 'totales.total', 'state']`. */
  at: (string | number)[];
  value?: unknown;
}

/** Fields with which the same has happened: one line without an amount leaves all lines without their proof. */
export interface FieldsChange {
  /** Keys of `fields`. */
  paths: string[];
  changes: ValueChange[];
}

/**
 * Answer of a call that changes a document in review to a client that names the version which it holds
 * (`x-held-version`), when the change was made to that one: all of the document but its large parts, and what of
 * these is another now, after the move of the row if there is one. To any other client: `DocumentDetail`.
 */
export interface DocumentChange extends Omit<DocumentDetail, LargePart> {
  row: RowMove | null;
  /** Of fields that there were before. */
  fieldChanges: FieldsChange[];
  /** Of everything else. */
  changes: ValueChange[];
}

export type ReviewAnswer = DocumentDetail | DocumentChange;
