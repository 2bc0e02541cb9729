import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { EventLog } from '../../platform/event-store';
import { SYSTEM_ACTOR } from '../../platform/outbox';
import { Rounds } from '../../platform/rounds';
import type { CheckpointCauser } from './checkpoints.service';
import { VerificationService } from './verification.service';
import type { VerificationRecord } from './verification.schema';

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
