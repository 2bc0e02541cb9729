import type { ExtractedData } from '../../contracts/extracted-data';
import { listFigures } from '../../rules/list-figures';
import { textWordsAmong, textWordsOf } from '../../rules/list-words';
import type { PageFacts } from '../../rules/scoring/page-facts';
import type { DocumentRecord } from '../document.schema';

/** Grows when the figures are made in another way: older records are then made anew after a start. */
export const LIST_VERSION = 1;

/** What of a document its figures follow from besides new data. */
export type Listable = Pick<DocumentRecord, 'filename' | 'extractedData'> &
  Partial<Pick<DocumentRecord, 'words' | 'paymentInfo'>>;

/**
 * What the list needs of a document, to be written with the data that it follows from.
 * @param data as it will be
 * @param facts null when the text of the pages is not kept: then its words stay as they are
 */
export function listFiguresOf(
  { filename, extractedData, words, paymentInfo }: Listable,
  data: ExtractedData | null,
  facts: PageFacts | null,
): Partial<DocumentRecord> {
  const textWords = facts
    ? textWordsOf(facts.pages.flat())
    : textWordsAmong(words ?? [], extractedData, filename);
  const requiresDetraction = paymentInfo?.requiresDetraction;
  return {
    ...listFigures(data, { filename, textWords, requiresDetraction }),
    listVersion: LIST_VERSION,
  };
}
