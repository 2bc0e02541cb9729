import { Injectable } from '@nestjs/common';
import type { DocumentRun, DocumentRuns } from '../../contracts/runs';
import { DomainError } from '../../rules/domain-error';
import { DocumentsRepository } from '../document/documents.repository';
import { compareWithSecond } from '../second-reading/domain/attach-opinions';
import { ReadingRuns, type RunRecord } from '../../runs';

/** A run as people see it. */
function toRun(record: RunRecord): DocumentRun {
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

/** What engines have read of a document, side by side. */
@Injectable()
export class DocumentRunsService {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly runs: ReadingRuns,
  ) {}

  /** Newest first. Throws NO_ENCONTRADO. */
  async runsOf(tenantId: string, id: string): Promise<DocumentRuns> {
    const document = await this.documents.find(tenantId, id);
    if (!document) throw new DomainError('NO_ENCONTRADO');
    const stored = await this.runs.ofDocument(tenantId, id);
    // A second reading is over when the document has taken from it what it takes: who waits looks then.
    const runs = stored.map((run) =>
      run._id === document.secondRunId && run.status !== 'en_cola'
        ? { ...run, status: 'en_curso' as const }
        : run,
    );
    const second = runs.find(({ kind, status }) => kind === 'segunda' && status === 'completa');
    const fields = second && compareWithSecond(document.fields, second.fields ?? []);
    const comparison = second && fields ? { runId: second._id, fields } : null;
    return { runs: runs.map(toRun), comparison };
  }
}
