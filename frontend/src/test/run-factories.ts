import type { DocumentRun, FieldComparison, ReadingCost, RunUsage } from '@contracts/runs';

export const aUsage = (change: Partial<RunUsage> = {}): RunUsage => ({
  requests: 1,
  inputTokens: 1_240,
  outputTokens: 310,
  pages: 1,
  ms: 2_440,
  costUsd: 0.0062,
  ...change,
});

/** A complete reading by OpenAI. */
export const aRun = (change: Partial<DocumentRun> = {}): DocumentRun => ({
  id: 'run-1',
  kind: 'segunda',
  processor: 'openai',
  model: 'gpt-4o',
  apiModel: 'gpt-4o',
  status: 'completa',
  startedAt: '2026-03-16T20:04:00.000Z',
  finishedAt: '2026-03-16T20:04:03.000Z',
  usage: aUsage(),
  confidence: 0.91,
  failure: null,
  values: {},
  ...change,
});

/** The first reading of a document, by the offline engine. */
export const aLocalRun = (change: Partial<DocumentRun> = {}): DocumentRun =>
  aRun({
    id: 'run-0',
    kind: 'lectura',
    processor: 'local',
    model: 'local-es-pe',
    apiModel: 'local-es-pe',
    usage: aUsage({ requests: 0, inputTokens: 0, outputTokens: 0, ms: 640, costUsd: 0 }),
    ...change,
  });

export const aComparison = (
  path: string,
  first: FieldComparison['first'],
  second: FieldComparison['second'],
): FieldComparison => {
  const isOneOnly = first === null ? 'solo_segunda' : 'solo_primera';
  const isBoth = first !== null && second !== null;
  const differs = isBoth ? 'distinto' : isOneOnly;
  return { path, first, second, verdict: first === second ? 'igual' : differs };
};

export const aReadingCost = (change: Partial<ReadingCost> = {}): ReadingCost => ({
  processor: 'openai',
  model: 'gpt-4o',
  runs: 12,
  failed: 0,
  unpriced: 0,
  ...aUsage(),
  costUsd: 0.42,
  ...change,
});
