import { Logger } from '@nestjs/common';
import type { Clock } from '../../clock/clock';
import { within } from '../../timing';
import { JOB_TIMINGS, UsedTime, type JobTimings } from '../deliver';
import { isEngineJob, JOB_NAMES, type JobCatalogue, type JobName } from '../job-catalogue';
import { JobHandlers } from '../job-handlers';
import {
  JobQueue,
  type AddOptions,
  type HandlerOptions,
  type JobHandler,
  type JobLine,
  type JobLoad,
} from '../job-queue';
import { OutageLog } from '../outage-log';
import { JobLane, type Lane } from './job-lane';
import { SEQ_PER_MS, type JobRows } from './job.repository';

const PING_MS = 2_000;
const RENEWALS_PER_LEASE = 3;

export interface EmbeddedQueueOptions {
  /**
   * No other process works on these jobs, so what is held at the start was left by a dead one and is
   * taken at once. False: it is taken when its lease runs out.
   */
  isAlone: boolean;
  timings?: JobTimings;
}

/** Jobs in the store's `jobs` collection, delivered inside this process. */
export class EmbeddedJobQueue extends JobQueue {
  private readonly handlers = new JobHandlers();
  private readonly lanes = new Map<JobName, Lane>();
  private readonly outages = new OutageLog(new Logger('JobQueue'), 'the store of jobs');
  /** By this process; it alone works on them, or each of several looks after its own part. */
  private readonly used = new UsedTime();
  private readonly timings: JobTimings;
  private readonly owner: string;
  private beat: NodeJS.Timeout | null = null;
  private lastSeq = 0;
  private closed: Promise<void> | null = null;

  constructor(
    private readonly rows: JobRows,
    private readonly clock: Clock,
    private readonly options: EmbeddedQueueOptions,
  ) {
    super();
    this.timings = options.timings ?? JOB_TIMINGS;
    this.owner = clock.uuid();
  }

  async add<N extends JobName>(
    name: N,
    payload: JobCatalogue[N],
    { jobId, delayMs = 0, turn = { key: '' } }: AddOptions,
  ): Promise<void> {
    const availableAt = new Date(this.clock.now().getTime() + delayMs);
    await this.rows.insert({ id: jobId, name, payload, availableAt, seq: this.nextSeq(), turn });
    this.lanes.get(name)?.wake();
  }

  handle<N extends JobName>(name: N, handler: JobHandler<N>, options: HandlerOptions<N>): void {
    this.handlers.register(name, handler, options);
  }

  async start(): Promise<void> {
    this.handlers.assertComplete();
    if (this.lanes.size > 0) throw new Error('the queue has already started');
    if (this.options.isAlone) await this.rows.endLeases(this.clock.now());
    await this.bringForward();
    for (const name of JOB_NAMES) this.openLane(name);
    const every = this.timings.leaseMs / RENEWALS_PER_LEASE;
    this.beat = setInterval(() => void this.lookAfterJobs(), every);
  }

  isLive(jobId: string): Promise<boolean> {
    return this.rows.isLive(jobId);
  }

  line(name: JobName, turn: string): Promise<JobLine> {
    return this.rows.line(name, turn, this.clock.now());
  }

  counts(): Promise<{ waiting: number; delayed: number; active: number; dead: number }> {
    return this.rows.counts(this.clock.now());
  }

  loads(): Promise<JobLoad[]> {
    const now = this.clock.now();
    return Promise.all(
      JOB_NAMES.map(async (name) => {
        const counts = await this.rows.counts(now, name);
        const since = (await this.rows.oldestWaiting(name)) ?? now;
        return { name, ...counts, oldestWaitingMs: Math.max(0, now.getTime() - since.getTime()) };
      }),
    );
  }

  isReady(): Promise<boolean> {
    const answers = this.rows.ping().then(
      () => true,
      () => false,
    );
    return within(PING_MS, answers, () => false);
  }

  close(): Promise<void> {
    this.closed ??= this.closeLanes();
    return this.closed;
  }

  private async closeLanes(): Promise<void> {
    await Promise.all([...this.lanes.values()].map((lane) => lane.close()));
    if (this.beat) clearInterval(this.beat);
  }

  private openLane<N extends JobName>(name: N): void {
    const { rows, clock, timings, outages, owner } = this;
    const used = isEngineJob(name) ? new UsedTime() : this.used;
    const tools = { rows, clock, timings, outages, owner, used };
    const lane = new JobLane(this.handlers.get(name), tools);
    this.lanes.set(name, lane);
    lane.start();
  }

  private async lookAfterJobs(): Promise<void> {
    try {
      await this.renewLeases();
      if (await this.bringForward()) for (const lane of this.lanes.values()) lane.wake();
    } catch (error) {
      this.outages.failed(error);
    }
  }

  private async renewLeases(): Promise<void> {
    const running = [...this.lanes.values()].flatMap((lane) => lane.runningIds());
    if (running.length === 0) return;
    const leaseEnd = new Date(this.clock.now().getTime() + this.timings.leaseMs);
    await this.rows.renew(this.owner, running, leaseEnd);
  }

  /** After the clock was set back; true when a job had to wait for that (reliability F10). */
  private async bringForward(): Promise<boolean> {
    const now = this.clock.now();
    const latest = new Date(now.getTime() + this.timings.longestPauseMs);
    return (await this.rows.bringForward(JOB_NAMES, latest, now)) > 0;
  }

  /** Grows with every job, also within a millisecond and when the clock is set back. */
  private nextSeq(): number {
    this.lastSeq = Math.max(this.lastSeq + 1, this.clock.now().getTime() * SEQ_PER_MS);
    return this.lastSeq;
  }
}
