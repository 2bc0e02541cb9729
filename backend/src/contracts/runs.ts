import type { FieldValue } from './evidence';
import type { ProcessorId } from './processors';

/** Why an engine read a document: its reading, or a second opinion on a document that was read. */
export const RUN_KINDS = ['lectura', 'segunda'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

export const RUN_STATUSES = ['en_cola', 'en_curso', 'completa', 'error', 'cancelada'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** What a run has used, over all its requests to the vendor. */
export interface RunUsage {
  /** Requests that were sent to the vendor; 0 for the offline engine. */
  requests: number;
  inputTokens: number;
  outputTokens: number;
  pages: number;
  /** Milliseconds in the engine. */
  ms: number;
  /** Estimated US dollars; null where the price of the model is not known. */
  costUsd: number | null;
}

/** One engine's reading of a document, kept whole. */
export interface DocumentRun {
  id: string;
  kind: RunKind;
  processor: ProcessorId;
  model: string;
  /** What the vendor was asked for in its place; the same when nothing was replaced. */
  apiModel: string;
  status: RunStatus;
  /** ISO. */
  startedAt: string;
  finishedAt: string | null;
  usage: RunUsage;
  /** 0..1, null until read. */
  confidence: number | null;
  /** Spanish; why it failed and what to do. */
  failure: { code: string; message: string } | null;
  /** Values by dotted path, null until read. */
  values: Record<string, FieldValue> | null;
}

export const COMPARISON_VERDICTS = ['igual', 'distinto', 'solo_primera', 'solo_segunda'] as const;
export type ComparisonVerdict = (typeof COMPARISON_VERDICTS)[number];

/** A field as two engines read it. */
export interface FieldComparison {
  path: string;
  first: FieldValue;
  second: FieldValue;
  verdict: ComparisonVerdict;
}

/** Answer of `GET /api/documents/{id}/runs`, newest first. */
export interface DocumentRuns {
  runs: DocumentRun[];
  /** Between the reading that the document holds and the newest complete second one; null without it. */
  comparison: { runId: string; fields: FieldComparison[] } | null;
}

/** Body of `POST /api/documents/{id}/second-reading`. */
export interface SecondReadingRequest {
  processor: ProcessorId;
  model?: string;
}
/** Its answer, 202. */
export interface SecondReadingResponse {
  runId: string;
}

/** A row of `GET /api/admin/reading-costs?days=30`. */
export interface ReadingCost extends Omit<RunUsage, 'costUsd'> {
  processor: ProcessorId;
  model: string;
  runs: number;
  failed: number;
  /** Sum of what is known; `unpriced` runs have no price. */
  costUsd: number;
  unpriced: number;
}
