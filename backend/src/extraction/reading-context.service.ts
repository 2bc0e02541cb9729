import { Injectable } from '@nestjs/common';
import { CompaniesService } from '../companies';
import { Clock } from '../platform/clock/clock';
import type { ReadingContext } from '../rules/scoring/assess';

/** What a reading may know beside the document: the company's RUC and the date in Peru. */
@Injectable()
export class ReadingContextService {
  constructor(
    private readonly companies: CompaniesService,
    private readonly clock: Clock,
  ) {}

  async of(tenantId: string): Promise<ReadingContext> {
    const company = await this.companies.find(tenantId);
    return { companyRuc: company?.ruc ?? null, today: this.clock.today() };
  }
}
