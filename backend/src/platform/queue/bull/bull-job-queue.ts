import { Logger } from '@nestjs/common';
import type { Job as BullJob, Queue } from 'bull';
import { DomainError } from '../../../rules/domain-error';
import type { RedisConnections } from '../../redis/redis-connections';
import { within } from '../../timing';
import { JOB_TIMINGS, type JobTimings } from '../deliver';
import { isEngineJob, JOB_NAMES, type JobCatalogue, type JobName } from '../job-catalogue';
import { JobHandlers } from '../job-handlers';
import {
  asError,
  failureOf,
  JobQueue,
  type AddOptions,
  type HandlerOptions,
  type JobHandler,
  type JobLine,
  type JobLoad,
} from '../job-queue';
import { BullLane } from './bull-lane';
import { BullJobRecord, fromBullId, toBullId } from './bull-options';
import { BullTurns } from './bull-turns';

/** How long a call waits for Redis before it is refused with SERVICIO_NO_DISPONIBLE. */
const ANSWER_MS = 2_000;

/** Jobs in Redis, one Bull queue a job name. */
export class BullJobQueue extends JobQueue {
  private readonly logger = new Logger('JobQueue');
  private readonly handlers = new JobHandlers();
  private readonly closing = new AbortController();
  private readonly turns: Readonly<Record<JobName, BullTurns>>;
  private isStarted = false;
  private closed: Promise<void> | null = null;

  constructor(
    private readonly queues: Readonly<Record<JobName, Queue>>,
    private readonly connections: RedisConnections,
    private readonly timings: JobTimings = JOB_TIMINGS,
  ) {
    super();
    const usedOf = (name: JobName): string =>
      queues[isEngineJob(name) ? name : 'extract'].toKey('used');
    this.turns = Object.fromEntries(
      JOB_NAMES.map((name) => [name, new BullTurns(queues[name], usedOf(name))]),
    ) as Record<JobName, BullTurns>;
    // Loss and return of connections are logged by the connections themselves.
    for (const queue of this.all()) {
      queue.on('error', (error) =>
        this.logger.debug({ msg: 'bull', ...failureOf(asError(error)) }),
      );
      queue.on('lock-extension-failed', (job: BullJob) =>
        this.logger.warn({ msg: 'job: lease not renewed', job: fromBullId(String(job.id)) }),
      );
    }
  }

  async add<N extends JobName>(
    name: N,
    payload: JobCatalogue[N],
    { jobId, delayMs = 0, turn = { key: '' } }: AddOptions,
  ): Promise<void> {
    const queue = this.queues[name];
    const bullId = toBullId(jobId);
    await this.answered(async () => {
      await new BullJobRecord(queue, bullId).removeIfDead();
      const data = { payload, turn };
      // One that comes later stands in no line before.
      if (delayMs > 0) await queue.add(data, { jobId: bullId, delay: delayMs });
      else await this.turns[name].add(bullId, data, {});
    });
  }

  handle<N extends JobName>(name: N, handler: JobHandler<N>, options: HandlerOptions<N>): void {
    this.handlers.register(name, handler, options);
  }

  async start(): Promise<void> {
    this.handlers.assertComplete();
    if (this.isStarted) throw new Error('the queue has already started');
    this.isStarted = true;
    for (const name of JOB_NAMES) this.openLane(name);
  }

  isLive(jobId: string): Promise<boolean> {
    return this.answered(async () => {
      const bullId = toBullId(jobId);
      const held = JOB_NAMES.map((name) => this.turns[name].isHeld(bullId));
      const lives = this.all().map((queue) => isLiveIn(queue, bullId));
      return (await Promise.all([...held, ...lives])).includes(true);
    });
  }

  line(name: JobName, turn: string): Promise<JobLine> {
    return this.answered(async () => {
      const { ids, others } = await this.turns[name].lineOf(turn);
      return { ids: ids.map(fromBullId), others };
    });
  }

  counts(): Promise<{ waiting: number; delayed: number; active: number; dead: number }> {
    return this.answered(async () => {
      const total = { waiting: 0, delayed: 0, active: 0, dead: 0 };
      const held = await Promise.all(JOB_NAMES.map((name) => this.turns[name].held()));
      total.waiting = held.reduce((sum, { count }) => sum + count, 0);
      for (const counted of await Promise.all(this.all().map((queue) => queue.getJobCounts()))) {
        total.waiting += counted.waiting;
        total.delayed += counted.delayed;
        total.active += counted.active;
        total.dead += counted.failed;
      }
      return total;
    });
  }

  loads(): Promise<JobLoad[]> {
    return this.answered(() =>
      Promise.all(JOB_NAMES.map((name) => loadOf(name, this.queues[name], this.turns[name]))),
    );
  }

  async isReady(): Promise<boolean> {
    if (!this.connections.isReady()) return false;
    const pings = Promise.all(this.all().map((queue) => queue.client.ping()));
    const answers = pings.then(
      () => true,
      () => false,
    );
    return within(ANSWER_MS, answers, () => false);
  }

  /** The connections stay open for `add`, until the application has shut down. */
  close(): Promise<void> {
    this.closed ??= this.closeLanes();
    return this.closed;
  }

  private async closeLanes(): Promise<void> {
    this.closing.abort();
    this.connections.retire();
    const ended = Promise.all(this.all().map((queue) => queue.pause(true))).then(() => undefined);
    await within(this.timings.closeGraceMs, ended, () => {
      this.logger.warn({ msg: 'handlers did not end in time' });
    });
    // Without waiting, or Bull would keep its timers for as long as a handler hangs.
    await Promise.all(this.all().map((queue) => queue.close(true)));
  }

  private openLane<N extends JobName>(name: N): void {
    const registration = this.handlers.get(name);
    const { timings } = this;
    const { signal } = this.closing;
    const lane = new BullLane(this.queues[name], registration, {
      timings,
      signal,
      turns: this.turns[name],
    });
    void lane.run(this.connections);
  }

  /** Refuses within seconds while Redis is away, instead of piling commands up. */
  private async answered<T>(ask: () => Promise<T>): Promise<T> {
    const refuse = (): never => {
      throw new DomainError('SERVICIO_NO_DISPONIBLE');
    };
    const isUp = this.connections.isReady() || (await this.comesUp());
    return isUp ? within(ANSWER_MS, ask(), refuse) : refuse();
  }

  private comesUp(): Promise<boolean> {
    return this.connections.whenReady(AbortSignal.timeout(ANSWER_MS));
  }

  private all(): Queue[] {
    return JOB_NAMES.map((name) => this.queues[name]);
  }
}

/** A finished job has no record; a dead one is in the list of the failed. */
async function isLiveIn(queue: Queue, bullId: string): Promise<boolean> {
  const job = await queue.getJob(bullId);
  return job !== null && !(await job.isFailed());
}

/** Jobs of each of Bull's lines that are looked at for the oldest one; of those that wait each stands for a turn. */
const LOOKED_AT = 200;

async function loadOf(name: JobName, queue: Queue, turns: BullTurns): Promise<JobLoad> {
  const { waiting, delayed, active, failed: dead } = await queue.getJobCounts();
  const { count, since } = await turns.held();
  const offered = await Promise.all([
    queue.getWaiting(0, LOOKED_AT),
    queue.getDelayed(0, LOOKED_AT),
  ]);
  const times = offered.flat().map(({ timestamp }) => timestamp);
  const oldestWaitingMs = Math.max(0, Date.now() - Math.min(since, ...times));
  return { name, waiting: waiting + count, delayed, active, dead, oldestWaitingMs };
}
