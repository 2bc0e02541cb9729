import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../platform/metrics';
import { CompanyUsageService } from './company-usage.service';

const SUMMED = ['documents', 'pages', 'creditsUsed', 'costUsd', 'people', 'storageBytes'] as const;

/** Tells the operator how much is used; which company uses it is for the platform admin alone. */
@Injectable()
export class UsageMetrics implements OnModuleInit {
  private readonly used = this.metrics.gauge(
    'foliado_month_usage',
    'What all companies together have used since the month began (Lima), ten minutes old at most',
    ['of'],
  );

  constructor(
    private readonly metrics: Metrics,
    private readonly usage: CompanyUsageService,
  ) {}

  onModuleInit(): void {
    this.metrics.collect('usage', async () => {
      const rows = await this.usage.lately();
      for (const of of SUMMED)
        this.used.set(
          { of },
          rows.reduce((all, row) => all + (row[of] ?? 0), 0),
        );
    });
  }
}
