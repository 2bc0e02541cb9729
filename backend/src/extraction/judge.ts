import type { ReadingFacts } from '../rules/scoring/page-facts';
import type { ReadingContext } from '../rules/scoring/assess';
import { textWordsOf } from '../rules/list-words';
import { buildResult } from './domain/build-result';
import { withinLimits } from './domain/answer-limits';
import type { PageSet } from './domain/page-set';
import type { RawExtraction } from './domain/raw-extraction';
import { setApart } from './domain/set-apart';
import { readPageSet, type ReadHints } from './engine/decide/read-page-set';
import type { Judgement } from './reading-protocol';

export interface JudgeOptions {
  raw: RawExtraction;
  context: ReadingContext;
  /** The offline engine reads, too: the answer of another engine is held against it. */
  isCompared: boolean;
}

/** Stages 7 to 9 of the one-way line: an engine's answer -> checked data, and what is kept of the pages. Pure. */
export function judge(
  pageSet: PageSet,
  { raw, context, isCompared }: JudgeOptions,
): { judgement: Judgement; kept: ReadingFacts } {
  const local = isCompared
    ? withinLimits({ ...readLocally(setApart(pageSet).clean, context), usage: { ms: 0 } })
    : null;
  const result = buildResult(withinLimits(raw), pageSet, context, local);
  const { extractedData, records, confidence, authenticity, sourceMatch, facts } = result;
  const textWords = textWordsOf(facts.pages.flat());
  // Tables of a model have no place on the page; those of the offline reading are printed.
  const tables = raw.tables.length > 0 ? raw.tables : (local?.tables ?? []);
  return {
    judgement: { extractedData, records, confidence, authenticity, sourceMatch, textWords },
    kept: { facts, tables },
  };
}

/** From an XML every value is certain. */
const XML_CONFIDENCE = 0.98;

/** What is read without asking anybody: an XML says it itself, of a page the offline engine does. */
export function readLocally(pageSet: PageSet, hints: ReadHints): Omit<RawExtraction, 'usage'> {
  if (!pageSet.xml) return readPageSet(pageSet, hints);
  const fields = pageSet.xml.fields.map((field) => ({
    ...field,
    source: 'xml' as const,
    confidence: XML_CONFIDENCE,
  }));
  return { fields, tables: [] };
}
