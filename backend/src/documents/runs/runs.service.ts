import { Injectable } from '@nestjs/common';
import type { DocumentRuns } from '../../contracts/runs';
import { DomainError } from '../../rules/domain-error';
import { compareReadings } from '../../rules/scoring/compare-readings';
import { DocumentsRepository } from '../documents.repository';
import { readingsOf, valuesOf } from './domain/attach-opinions';
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
    const runs = await this.runs.ofDocument(tenantId, id);
    const second = runs.find(({ kind, status }) => kind === 'segunda' && status === 'completa');
    const fields =
      second && compareReadings(readingsOf(document.fields), valuesOf(second.fields ?? []));
    const comparison = second && fields ? { runId: second._id, fields } : null;
    return { runs: runs.map(toRun), comparison };
  }
}
