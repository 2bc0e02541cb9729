import { Injectable } from '@nestjs/common';
import { CompaniesService } from '../../companies';
import type { FailedDocument } from '../../contracts/admin';
import { AllDocuments } from '../../documents';
import type { RowRange } from '../../platform/requests';

/** Readings of all companies that failed for good. */
@Injectable()
export class FailedDocumentsService {
  constructor(
    private readonly figures: AllDocuments,
    private readonly companies: CompaniesService,
  ) {}

  /** A page, newest first; whose and why, neither file name nor content (reliability 3.1). */
  async list({ from, to }: RowRange): Promise<{ documents: FailedDocument[]; total: number }> {
    const { readings, total } = await this.figures.failed(from, to);
    const tenants = [...new Set(readings.map(({ tenantId }) => tenantId))];
    const companies = await this.companies.findMany(tenants);
    const names = new Map(companies.map(({ id, name }) => [id, name]));
    const documents = readings.map(({ tenantId, createdAt, ...reading }) => ({
      ...reading,
      companyName: names.get(tenantId) ?? null,
      createdAt: createdAt.toISOString(),
    }));
    return { documents, total };
  }
}
