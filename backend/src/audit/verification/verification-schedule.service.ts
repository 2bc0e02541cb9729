import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { EventLog } from '../../platform/event-store';
import { Metrics } from '../../platform/metrics';
import { SYSTEM_ACTOR } from '../../platform/outbox';
import { Rounds } from '../../platform/timing';
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
export class VerificationSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(VerificationSchedule.name);
  private readonly rounds = new Rounds(() => this.round());
  private isStopped = false;

  constructor(
    private readonly log: EventLog,
    private readonly verifications: VerificationService,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.every(HOUR_MS, FIRST_MS);
  }

  onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    return this.rounds.stop();
  }

  /** One company after another, one round at a time. */
  run(): Promise<void> {
    return this.rounds.run();
  }

  /** What fails is tried again an hour later. */
  private async round(): Promise<void> {
    try {
      await this.checkAll();
    } catch (error) {
      this.logger.warn({ verification: 'round failed', error: (error as Error).name });
    }
  }

  private async checkAll(): Promise<void> {
    let tenantId = await this.log.nextTenant('');
    while (tenantId !== null && !this.isStopped) {
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
