import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { ChainPass, type PassCounts } from './chain-pass.service';
import { Checkpoints, type CheckpointCauser } from './checkpoints.service';
import {
  VerificationRepository,
  type RunResult,
  type VerificationRecord,
} from './verification.repository';

/** A check that runs says so this often, and is taken for dead when it has not for so long. */
const BEAT_MS = 2_000;
const DEAD_AFTER_MS = 30_000;

/** Checks of the chains of a company: one at a time, in the background, its state in the store. */
@Injectable()
export class VerificationService implements OnModuleDestroy {
  private readonly logger = new Logger(VerificationService.name);
  private readonly stopped = new AbortController();
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly pass: ChainPass,
    private readonly checkpoints: Checkpoints,
    private readonly records: VerificationRepository,
    private readonly clock: Clock,
  ) {}

  async onModuleDestroy(): Promise<void> {
    this.stopped.abort();
    await Promise.all(this.underWay);
  }

  /** The running check, else the last one; one that died with its process has failed. Null: never. */
  async state(tenantId: string): Promise<VerificationRecord | null> {
    const record = await this.records.verificationOf(tenantId);
    if (record?.state !== 'running' || !record.beatAt) return record;
    if (record.beatAt >= this.deadBefore()) return record;
    return { ...record, state: 'failed', finishedAt: record.beatAt };
  }

  /** Begins a check unless one runs; resolves when it has begun, not when it has ended. */
  async start(tenantId: string, causer: CheckpointCauser): Promise<void> {
    const runId = await this.begin(tenantId, causer);
    if (runId) void this.track(this.run(tenantId, runId, causer));
  }

  /** Does a check unless one runs; resolves when it has ended, whatever it found. */
  async check(tenantId: string, causer: CheckpointCauser): Promise<void> {
    const runId = await this.begin(tenantId, causer);
    if (runId) await this.track(this.run(tenantId, runId, causer));
  }

  private async begin(tenantId: string, { actorId }: CheckpointCauser): Promise<string | null> {
    const runId = this.clock.uuid();
    const at = this.clock.now();
    const run = { runId, by: actorId, at, deadBefore: this.deadBefore() };
    return (await this.records.start(tenantId, run)) ? runId : null;
  }

  private track(run: Promise<void>): Promise<void> {
    const tracked = run.finally(() => this.underWay.delete(tracked));
    this.underWay.add(tracked);
    return tracked;
  }

  private async run(tenantId: string, runId: string, causer: CheckpointCauser): Promise<void> {
    const result = await this.resultOf(tenantId, runId, causer);
    try {
      await this.records.finish(tenantId, runId, result, this.clock.now());
    } catch (error) {
      this.logger.warn({ verification: 'not recorded', tenantId, error: (error as Error).name });
    }
  }

  private async resultOf(
    tenantId: string,
    runId: string,
    causer: CheckpointCauser,
  ): Promise<Partial<RunResult>> {
    try {
      const anchor = (await this.records.verificationOf(tenantId))?.anchor ?? null;
      const onProgress = this.beats(tenantId, runId);
      const { signal } = this.stopped;
      const pass = await this.pass.run(tenantId, { anchor, signal, onProgress });
      const { events, streams, breaks, checkpoints, erasedEvents, erasures } = pass;
      const counts = { events, streams, checkpoints, erasedEvents, erasures };
      if (breaks.length > 0) {
        this.logger.error({
          verification: 'broken',
          tenantId,
          breaks: breaks.length,
          ...breaks[0],
        });
        return { ...counts, state: 'broken', breaks };
      }
      const { hash } = await this.checkpoints.record(tenantId, pass, causer);
      return { ...counts, state: 'whole', checkpoints: checkpoints + 1, lastHash: hash };
    } catch (error) {
      this.logger.warn({ verification: 'failed', tenantId, error: (error as Error).name });
      return { state: 'failed' };
    }
  }

  /** Tells the store how far a check has come, not more often than anybody would look. */
  private beats(tenantId: string, runId: string): (counts: PassCounts) => Promise<void> {
    let next = this.clock.now().getTime() + BEAT_MS;
    return async (counts) => {
      const now = this.clock.now();
      if (now.getTime() < next) return;
      next = now.getTime() + BEAT_MS;
      await this.records.beat(tenantId, runId, counts, now);
    };
  }

  private deadBefore(): Date {
    return new Date(this.clock.now().getTime() - DEAD_AFTER_MS);
  }
}

/** What other features ask of the checks. */
@Injectable()
export class ChainState {
  constructor(private readonly records: VerificationRepository) {}

  /** When the last check of a company's history ended, if it found a break; else null. */
  async brokenSince(tenantId: string): Promise<Date | null> {
    const record = await this.records.verificationOf(tenantId);
    return record && record.breaks.length > 0 ? record.finishedAt : null;
  }
}
