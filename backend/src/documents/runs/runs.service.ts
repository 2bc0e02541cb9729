import { Injectable } from '@nestjs/common';
import type { DocumentRuns } from '../../contracts/runs';
import { DomainError } from '../../rules/domain-error';
import { DocumentsRepository } from '../documents.repository';
import { compareWithSecond } from './domain/attach-opinions';
import { toRun } from './run.mapper';
import { RunsRepository } from './runs.repository';

/** What engines have read of a document, side by side. */
@Injectable()
export class DocumentRunsService {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly runs: RunsRepository,
  ) {}

  /** Newest first. Throws NO_ENCONTRADO. */
  async of(tenantId: string, id: string): Promise<DocumentRuns> {
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
