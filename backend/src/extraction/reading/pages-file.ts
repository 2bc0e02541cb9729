import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Word } from '../../contracts/evidence';
import type { NoteId } from '../../contracts/authenticity';
import type { PageFacts } from '../../rules/scoring/page-facts';
import type { PageSet } from '../domain/page-set';

/**
 * What passes between the processes of one reading lies in its work folder, so that the server, which only
 * hands the folder on, never holds the words of a stranger's pages.
 */
const PAGES = 'pages.json';
/** What was seen of a file of which pages are still to be recognised. */
export const PARSED_FILE = 'parsed.json';
/** The words of a page with their boxes (JSON), as they are kept. */
export const wordsFile = (page: number): string => `page-${page}.words`;
/** What review needs of a reading (JSON), as it is kept. */
export const FACTS_FILE = 'facts.json';

/** Pages of a document that an earlier reading kept: their words and facts lie in the work folder. */
export interface StoredPageSet {
  pages: readonly { number: number; width: number; height: number }[];
  totalPages: number;
  notes: readonly NoteId[];
}

export async function readJson<T>(workDir: string, file: string): Promise<T> {
  return JSON.parse(await readFile(join(workDir, file), 'utf8')) as T;
}

export async function writeJson(workDir: string, file: string, value: unknown): Promise<void> {
  await writeFile(join(workDir, file), JSON.stringify(value));
}

export const writePageSet = (workDir: string, pageSet: PageSet): Promise<void> =>
  writeJson(workDir, PAGES, pageSet);

/** The pages as this reading saw them, or as an earlier one did. */
export async function readPageSetOf(workDir: string, stored?: StoredPageSet): Promise<PageSet> {
  if (!stored) return readJson<PageSet>(workDir, PAGES);
  const { facts } = await readJson<{ facts: PageFacts }>(workDir, FACTS_FILE);
  const pages: PageSet['pages'] = [];
  for (const page of stored.pages) {
    const words = await readJson<Word[]>(workDir, wordsFile(page.number));
    // A text layer is certain of every word; OCR of hardly any.
    const isCertain = words.every(({ confidence }) => confidence === 1);
    pages.push({ ...page, source: isCertain ? 'texto' : 'ocr', words });
  }
  const { qr, pdf, xml } = facts;
  const { totalPages, notes } = stored;
  return {
    pages,
    qr: [...qr],
    totalPages,
    pdf: pdf && { ...pdf, texts: [...(pdf.texts ?? [])] },
    notes: [...notes],
    ...(xml ? { xml } : {}),
  };
}
