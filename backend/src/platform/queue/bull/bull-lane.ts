import { Logger } from '@nestjs/common';
import type { Job as BullJob, Queue } from 'bull';
import type { RedisConnections } from '../../redis/redis-connections';
import { deliver, type Verdict } from '../deliver';
import type { JobCatalogue, JobName } from '../job-catalogue';
import { asError, failureOf } from '../job-failure';
import type { Registration } from '../job-handlers';
import type { JobTimings } from '../job-timings';
import { BullJobRecord, fromBullId } from './bull-job-record';
import { Redelivery } from './bull-options';

/** Delivers the jobs of one name from its Bull queue. */
export class BullLane<N extends JobName> {
  private readonly logger = new Logger('JobQueue');

  constructor(
    private readonly queue: Queue,
    private readonly registration: Registration<N>,
    private readonly timings: JobTimings,
    private readonly signal: AbortSignal,
  ) {}

  /** Begins when Redis is there: Bull itself gives up for good on one that is away at the start. */
  async run(connections: RedisConnections): Promise<void> {
    if (!(await connections.whenReady(this.signal))) return;
    try {
      const { concurrency } = this.registration.options;
      await this.queue.process(concurrency, (job: BullJob<JobCatalogue[N]>) => this.work(job));
    } catch (error) {
      this.logger.error({ msg: 'job worker ended', ...failureOf(asError(error)) });
    }
  }

  private async work(bullJob: BullJob<JobCatalogue[N]>): Promise<void> {
    const bullId = String(bullJob.id);
    const id = fromBullId(bullId);
    const record = new BullJobRecord(this.queue, bullId);
    const delivery = await record.countDelivery();
    const job = { id, name: this.registration.name, payload: bullJob.data, delivery };
    const verdict = await deliver(this.registration, job, await record.fatal(), {
      signal: this.signal,
      timings: this.timings,
      markFatal: (failure) => record.markFatal(failure),
    });
    if (verdict.kind === 'retry' || verdict.kind === 'dead') {
      const { kind, failure } = verdict;
      this.logger.warn({ msg: `job: ${kind}`, job: id, delivery, ...failure });
    }
    if (verdict.kind === 'returned') await record.uncountDelivery();
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
    case 'retry':
      throw new Redelivery(verdict.pauseMs, verdict.failure.name);
    case 'dead':
      void bullJob.discard();
      throw new Error(verdict.failure.name);
  }
}
