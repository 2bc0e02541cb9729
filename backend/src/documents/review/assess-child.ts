import { readFile } from 'node:fs/promises';
import { serve } from '../../platform/sandbox';
import type { ReadingFacts } from '../../rules/scoring/page-facts';
import { assessAgain, type AssessAnswer, type AssessRequest } from './assess-again';

/** As `AssessRequest`, the facts as a file. */
export type AssessFileRequest = Omit<AssessRequest, 'facts'> & {
  /** Absolute path of `ReadingFacts` (JSON); null for a document that was read before they were kept. */
  factsFile: string | null;
};

// Entry of the process in which the checks run again after an edit, over every word of a stranger's pages.
serve(async ({ factsFile, ...request }: AssessFileRequest): Promise<AssessAnswer> => {
  const kept = factsFile && (JSON.parse(await readFile(factsFile, 'utf8')) as ReadingFacts);
  return assessAgain({ ...request, facts: kept ? kept.facts : null });
});
