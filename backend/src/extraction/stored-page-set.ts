import type { NoteId } from '../contracts/authenticity';
import type { SecondReadingTask, StoredPages } from '../documents';
import type { Page, PageSet } from './domain/page-set';

type Stored = NonNullable<Awaited<ReturnType<StoredPages['of']>>>;

/** Notes that the pages themselves gave, and not the checks. */
const OF_THE_PAGES: ReadonlySet<string> = new Set<NoteId>([
  'PAGINAS_NO_LEIDAS',
  'QR_ILEGIBLE',
  'SIN_TEXTO',
]);

/** The pages as they were seen when the document was read. */
export function pageSetOf(
  { pageCount, authenticity }: SecondReadingTask['document'],
  { pages, facts: { qr, pdf } }: Stored,
): PageSet {
  return {
    pages: pages.map(toPage),
    qr: [...qr],
    totalPages: pageCount ?? pages.length,
    pdf: pdf && { ...pdf, texts: [...(pdf.texts ?? [])] },
    notes: (authenticity?.notes ?? []).filter((id): id is NoteId => OF_THE_PAGES.has(id)),
  };
}

/** A text layer is certain of every word; OCR of hardly any. */
function toPage({ number, width, height, words }: Stored['pages'][number]): Page {
  const isCertain = words.every(({ confidence }) => confidence === 1);
  return { number, width, height, source: isCertain ? 'texto' : 'ocr', words };
}
