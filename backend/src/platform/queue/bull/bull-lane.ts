import { Logger } from '@nestjs/common';
import type { Job as BullJob, Queue } from 'bull';
import type { RedisConnections } from '../../redis/redis-connections';
import { deliver, USED_AT_ONCE_MS, type JobTimings, type Verdict } from '../deliver';
import type { JobCatalogue, JobName } from '../job-catalogue';
import type { Registration } from '../job-handlers';
import { asError, failureOf } from '../job-queue';
import { BullJobRecord, fromBullId, Redelivery } from './bull-options';
import { turnedJob, type BullTurns, type TurnedJob } from './bull-turns';

type Kept<N extends JobName> = TurnedJob<JobCatalogue[N]> | JobCatalogue[N];

/** Delivers the jobs of one name from its Bull queue. */
export class BullLane<N extends JobName> {
  private readonly logger = new Logger('JobQueue');

  constructor(
    private readonly queue: Queue,
    private readonly registration: Registration<N>,
    private readonly tools: { timings: JobTimings; signal: AbortSignal; turns: BullTurns },
  ) {}

  /** Begins when Redis is there: Bull itself gives up for good on one that is away at the start. */
  async run(connections: RedisConnections): Promise<void> {
    const { signal, timings, turns } = this.tools;
    if (!(await connections.whenReady(signal))) return;
    const repair = (): void => void turns.repair().catch((error: unknown) => this.failed(error));
    const timer = setInterval(repair, timings.leaseMs);
    signal.addEventListener('abort', () => clearInterval(timer), { once: true });
    repair();
    try {
      const { concurrency } = this.registration.options;
      await this.queue.process(concurrency, (job: BullJob<Kept<N>>) => this.inTurn(job));
    } catch (error) {
      this.logger.error({ msg: 'job worker ended', ...failureOf(asError(error)) });
    }
  }

  /** What it takes counts for its turn, a part of it from the beginning on; then the next may stand in line. */
  private async inTurn(bullJob: BullJob<Kept<N>>): Promise<void> {
    const { turns, signal } = this.tools;
    const { turn } = turnedJob(bullJob);
    const begun = performance.now();
    await turns.use(turn, USED_AT_ONCE_MS);
    await turns.follow(turn.key);
    try {
      await this.work(bullJob);
    } finally {
      // While the queue closes, Bull does not wait for more than the job itself.
      if (!signal.aborted) {
        await turns.use(turn, performance.now() - begun - USED_AT_ONCE_MS);
        await turns.reorder();
      }
    }
  }

  private failed(error: unknown): void {
    this.logger.debug({ msg: 'bull', ...failureOf(asError(error)) });
  }

  private async work(bullJob: BullJob<Kept<N>>): Promise<void> {
    const bullId = String(bullJob.id);
    const id = fromBullId(bullId);
    const record = new BullJobRecord(this.queue, bullId);
    const delivery = await record.countDelivery();
    const { payload, turn } = turnedJob(bullJob);
    const job = { id, name: this.registration.name, payload, delivery, turn };
    const verdict = await deliver(this.registration, job, await record.fatal(), {
      signal: this.tools.signal,
      timings: this.tools.timings,
      markFatal: (failure) => record.markFatal(failure),
    });
    if (verdict.kind === 'retry' || verdict.kind === 'dead') {
      const { kind, failure } = verdict;
      this.logger.warn({ msg: `job: ${kind}`, job: id, delivery, ...failure });
    }
    if (verdict.kind === 'returned' || verdict.kind === 'not yet') await record.uncountDelivery();
    if (verdict.kind === 'returned') await record.dropPriority();
    tellBull(bullJob, verdict);
  }
}

/** Ends normally for a finished job; else throws what makes Bull do with the job as the verdict says. */
function tellBull(bullJob: BullJob, verdict: Verdict): void {
  switch (verdict.kind) {
    case 'done':
      return;
    case 'returned':
      // Back to the end that is taken from next.
      bullJob.opts.lifo = true;
      throw new Redelivery(0, verdict.kind);
    case 'not yet':
      throw new Redelivery(verdict.pauseMs, verdict.kind);
    case 'retry':
      throw new Redelivery(verdict.pauseMs, verdict.failure.name);
    case 'dead':
      void bullJob.discard();
      throw new Error(verdict.failure.name);
  }
}
