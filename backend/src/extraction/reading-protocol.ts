import type { Authenticity } from '../contracts/authenticity';
import type { SourceMatch } from '../contracts/document';
import type { ExtractedData } from '../contracts/extracted-data';
import type { ReadConstancia } from '../rules/constancias';
import type { ReadingContext } from '../rules/scoring/assess';
import type { FieldRecord } from '../rules/scoring/reading';
import type { RawExtraction } from './domain/raw-extraction';
import type { ReadHints } from './engine/decide/read-page-set';
import type { SeenPages } from './reading/assemble';
import type { OcrRequest } from './reading/ocr/ocr-protocol';
import type { StoredPageSet } from './reading/pages-file';
import type { LookRequest, ParseRequest } from './reading/parse/parse-protocol';

/**
 * Deliveries of the job of one reading. More than its tries, because those that a vendor in trouble turns
 * away unasked do not count as such: a document waits about a quarter of an hour for it.
 */
export const READING_DELIVERIES = 10;

/** Whose pages: those that this reading saw in its work folder, or those that an earlier one kept there. */
export interface PagesAsked {
  /** Absolute. */
  workDir: string;
  stored?: StoredPageSet;
}

export interface JudgeRequest extends PagesAsked {
  /** The engine's answer. */
  raw: RawExtraction;
  context: ReadingContext;
  /** The offline engine reads, too: the answer of another engine is held against it. */
  isCompared: boolean;
}

/** Stages 7 to 9 of a reading; the words and the facts that are kept lie in its work folder. */
export interface Judgement {
  extractedData: ExtractedData;
  /** One a field, with what it rests on. */
  records: FieldRecord[];
  confidence: number;
  authenticity: Authenticity;
  sourceMatch: SourceMatch | null;
  /** Words of the pages that the document is found by. */
  textWords: string[];
}

/** What is asked of the reading process, and what it answers. */
export interface ReadingActs {
  look: { request: LookRequest; answer: { needsOcr: boolean } };
  /** Opens the file; its words are known when none of the pages has to be recognised. */
  open: {
    request: ParseRequest;
    answer: { seen: SeenPages; recognise: OcrRequest['pages'] };
  };
  /** What a language model is told of the pages. */
  tell: { request: PagesAsked; answer: string };
  extract: { request: PagesAsked & { hints: ReadHints }; answer: RawExtraction };
  judge: { request: JudgeRequest; answer: Judgement };
  /** Constancias of detracciones that stand on the pages. */
  constancias: {
    request: PagesAsked & { companyRuc: string | null };
    answer: ReadConstancia[];
  };
}

export type ReadingAct = keyof ReadingActs;
export type ReadingRequest = {
  [Act in ReadingAct]: { act: Act } & ReadingActs[Act]['request'];
}[ReadingAct];
export type ReadingAnswer = ReadingActs[ReadingAct]['answer'];
