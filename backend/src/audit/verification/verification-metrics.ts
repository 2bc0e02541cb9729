import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../platform/metrics';
import { VerificationMaintenanceRepository } from './verification-maintenance.repository';

/** Tells the operator of broken chains, which no request and no log line of today may show. */
@Injectable()
export class VerificationMetrics implements OnModuleInit {
  private readonly broken = this.metrics.gauge(
    'foliado_broken_chains',
    'Companies whose last check of the history has found a break',
    [],
  );

  constructor(
    private readonly metrics: Metrics,
    private readonly checks: VerificationMaintenanceRepository,
  ) {}

  onModuleInit(): void {
    this.metrics.collect('audit', async () => this.broken.set(await this.checks.countBroken()));
  }
}
