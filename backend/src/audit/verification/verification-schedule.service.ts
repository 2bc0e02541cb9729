import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { EventLog } from '../../platform/event-store';
import { Metrics } from '../../platform/metrics';
import { SYSTEM_ACTOR } from '../../platform/outbox';
import { Schedule } from '../../platform/schedule';
import type { CheckpointCauser } from './checkpoints.service';
import { VerificationMaintenanceRepository } from './verification-maintenance.repository';
import type { VerificationRecord } from './verification.repository';
import { VerificationService } from './verification.service';

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

const HOUR_MS = 3_600_000;
/** After the start there is more urgent work. */
const FIRST_MS = 60_000;
/** Less than a day, so that rounds of an hour make it daily. */
const DUE_AFTER_MS = 23 * HOUR_MS;

export const PRODUCT: CheckpointCauser = {
  actorId: SYSTEM_ACTOR.id,
  role: SYSTEM_ACTOR.role,
  correlationId: null,
};

/** Checks every company once a day; a whole check leaves a checkpoint behind. */
@Injectable()
export class VerificationSchedule extends Schedule {
  constructor(
    private readonly log: EventLog,
    private readonly verifications: VerificationService,
    private readonly clock: Clock,
  ) {
    super('verification', { everyMs: HOUR_MS, firstMs: FIRST_MS });
  }

  /** One company after another. */
  protected async round(): Promise<void> {
    let tenantId = await this.log.nextTenant('');
    while (tenantId !== null && !this.isEnding) {
      const last = await this.verifications.state(tenantId);
      if (this.isDue(last)) await this.verifications.check(tenantId, PRODUCT);
      tenantId = await this.log.nextTenant(tenantId);
    }
  }

  private isDue(last: VerificationRecord | null): boolean {
    if (!last?.startedAt || last.state === 'failed' || last.state === 'never') return true;
    return this.clock.now().getTime() - last.startedAt.getTime() >= DUE_AFTER_MS;
  }
}
