import { dueKeysOf } from '../../rules/deadlines';
import { listFigures } from '../../rules/list-figures';
import { textWordsAmong } from '../../rules/list-words';
import type { DocumentRecord } from '../document/document.schema';

/** Grows when the figures are made in another way: older records are then made anew after a start. */
export const LIST_VERSION = 5;

/** Of records whose figures are made anew after a start. */
export const OLDER_LIST_VERSIONS = Array.from({ length: LIST_VERSION }, (_, version) => version);

/** What of a document its figures follow from besides new data. */
export type Listable = Pick<DocumentRecord, 'filename' | 'extractedData'> &
  Partial<Pick<DocumentRecord, 'words' | 'paymentInfo'>> & {
    /** A text in the process of the checks. */
    createdAt: Date | string;
  };

/** What they follow from. */
export type Judged = Pick<DocumentRecord, 'extractedData' | 'authenticity'>;

/**
 * What the list needs of a document, to be written with what it follows from.
 * @param next as it will be
 * @param textWords of the pages; null when their text is not kept: then the words stay as they are
 */
export function listFiguresOf(
  { filename, extractedData, words, paymentInfo = null, createdAt }: Listable,
  next: Judged,
  textWords: readonly string[] | null,
): Partial<DocumentRecord> {
  const known = textWords ?? textWordsAmong(words ?? [], extractedData, filename);
  const requiresDetraction = paymentInfo?.requiresDetraction;
  return {
    ...listFigures(next.extractedData, {
      filename,
      textWords: known,
      requiresDetraction,
      authenticity: next.authenticity,
    }),
    dueKeys: dueKeysOf({
      extractedData: next.extractedData,
      paymentInfo,
      arrivedAt: new Date(createdAt),
    }),
    listVersion: LIST_VERSION,
  };
}
