import type { DocumentRun } from '../../contracts/runs';
import type { RunRecord } from './run.schema';

/** A run as people see it. */
export function toRun(record: RunRecord): DocumentRun {
  const { requests, inputTokens, outputTokens, pages, ms } = record;
  const costUsd = record.isPriced ? record.costUsd : null;
  return {
    id: record._id,
    kind: record.kind,
    processor: record.processor,
    model: record.model,
    apiModel: record.apiModel,
    status: record.status,
    startedAt: record.startedAt.toISOString(),
    finishedAt: record.finishedAt?.toISOString() ?? null,
    usage: { requests, inputTokens, outputTokens, pages, ms, costUsd },
    confidence: record.confidence,
    failure: record.failure,
    values:
      record.fields && Object.fromEntries(record.fields.map(({ path, value }) => [path, value])),
  };
}
