import type { ExtractedData } from '../../contracts/extracted-data';
import { listFigures } from '../../rules/list-figures';
import { textWordsAmong } from '../../rules/list-words';
import type { DocumentRecord } from '../document.schema';

/** Grows when the figures are made in another way: older records are then made anew after a start. */
export const LIST_VERSION = 3;

/** What of a document its figures follow from besides new data. */
export type Listable = Pick<DocumentRecord, 'filename' | 'extractedData'> &
  Partial<Pick<DocumentRecord, 'words' | 'paymentInfo'>>;

/**
 * What the list needs of a document, to be written with the data that it follows from.
 * @param data as it will be
 * @param textWords of the pages; null when their text is not kept: then the words stay as they are
 */
export function listFiguresOf(
  { filename, extractedData, words, paymentInfo }: Listable,
  data: ExtractedData | null,
  textWords: readonly string[] | null,
): Partial<DocumentRecord> {
  const known = textWords ?? textWordsAmong(words ?? [], extractedData, filename);
  const requiresDetraction = paymentInfo?.requiresDetraction;
  return {
    ...listFigures(data, { filename, textWords: known, requiresDetraction }),
    listVersion: LIST_VERSION,
  };
}
