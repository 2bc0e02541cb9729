import { Logger } from '@nestjs/common';
import type { Clock } from '../../clock/clock';
import { within } from '../../timing';
import { deliver, USED_AT_ONCE_MS, type JobTimings, type UsedTime, type Verdict } from '../deliver';
import type { JobCatalogue, JobName } from '../job-catalogue';
import type { Registration } from '../job-handlers';
import type { Job, Turn } from '../job-queue';
import type { OutageLog } from '../outage-log';
import { turnOf, type DeliveryMark, type JobRows } from './job.repository';
import type { JobRecord } from './job.schema';

/** Lets one loop sleep until it is woken or its time is up; a call that comes early is not lost. */
class WakeSignal {
  private isRung = false;
  private ring: (() => void) | null = null;

  wake(): void {
    this.isRung = true;
    this.ring?.();
  }

  async sleep(ms: number): Promise<void> {
    if (!this.isRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.ring = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.ring = null;
    }
    this.isRung = false;
  }
}

const MIN_SLEEP_MS = 5;

export interface LaneTools {
  rows: JobRows;
  clock: Clock;
  timings: JobTimings;
  outages: OutageLog;
  /** This process, on its leases. */
  owner: string;
  /** By turns, over all lanes that take the processor. */
  used: UsedTime;
}

export interface Lane {
  wake(): void;
  runningIds(): string[];
  close(): Promise<void>;
}

/** Delivers the jobs of one name, as many at a time as its handler allows. */
export class JobLane<N extends JobName> implements Lane {
  private readonly logger = new Logger('JobQueue');
  private readonly running = new Map<string, Promise<void>>();
  private readonly signal = new WakeSignal();
  private readonly closing = new AbortController();
  private loop: Promise<void> = Promise.resolve();

  constructor(
    private readonly registration: Registration<N>,
    private readonly tools: LaneTools,
  ) {}

  start(): void {
    this.loop = this.deliverUntilClosed();
  }

  wake(): void {
    this.signal.wake();
  }

  runningIds(): string[] {
    return [...this.running.keys()];
  }

  /** Aborts the handlers and waits for them; one that outlasts the grace keeps its lease. */
  async close(): Promise<void> {
    this.closing.abort();
    this.signal.wake();
    const ended = this.loop.then(() => Promise.all(this.running.values())).then(() => undefined);
    await within(this.tools.timings.closeGraceMs, ended, () => {
      this.logger.warn({ msg: 'handlers did not end in time', jobs: this.runningIds() });
    });
  }

  private async deliverUntilClosed(): Promise<void> {
    while (!this.closing.signal.aborted) {
      let pause = this.tools.timings.pollMs;
      try {
        pause = await this.fillSlots();
        this.tools.outages.worked();
      } catch (error) {
        this.tools.outages.failed(error);
      }
      if (!this.closing.signal.aborted) await this.signal.sleep(pause);
    }
  }

  /** Takes what is due while there is a free slot; returns the milliseconds to sleep afterwards. */
  private async fillSlots(): Promise<number> {
    const { rows, clock, timings } = this.tools;
    while (this.running.size < this.registration.options.concurrency) {
      const taken = await this.claim();
      if (!taken) {
        const due = await rows.nextDue(this.registration.name, this.runningIds());
        const wait = due ? due.getTime() - clock.now().getTime() : timings.pollMs;
        return Math.min(Math.max(wait, MIN_SLEEP_MS), timings.pollMs);
      }
      if (this.closing.signal.aborted) {
        await rows.release(this.markOf(taken));
        return 0;
      }
      this.run(taken);
    }
    return timings.pollMs;
  }

  /** Of the turn that has used least lately; the next one when another process was faster. */
  private async claim(): Promise<JobRecord | null> {
    const { rows, clock, owner, timings } = this.tools;
    const { name } = this.registration;
    const now = clock.now();
    const except = this.runningIds();
    const leaseEnd = new Date(now.getTime() + timings.leaseMs);
    const turns = await rows.turns(name, now, except);
    const ranked = turns.map((turn) => ({ turn, rank: this.rankOf(turn, now.getTime()) }));
    for (const { turn } of ranked.sort((a, b) => a.rank - b.rank)) {
      const taken = await rows.claim({ name, turn: turn.key, owner, now, leaseEnd, except });
      if (taken) return taken;
    }
    return null;
  }

  private rankOf({ key, group }: Turn, now: number): number {
    const { used } = this.tools;
    return used.of(key, now) + (group === undefined ? 0 : used.of(group, now));
  }

  private run(row: JobRecord): void {
    const begun = performance.now();
    const ended = this.runToVerdict(row)
      .catch((error: unknown) => this.tools.outages.failed(error))
      .finally(() => {
        this.note(row, performance.now() - begun - USED_AT_ONCE_MS);
        this.running.delete(row._id);
        this.signal.wake();
      });
    // One that has just begun counts already: of two slots the second is another's, if one waits.
    this.note(row, USED_AT_ONCE_MS);
    this.running.set(row._id, ended);
  }

  private note({ turn, turnGroup }: JobRecord, ms: number): void {
    const { used, clock } = this.tools;
    for (const key of turnGroup ? [turn, turnGroup] : [turn]) {
      used.add(key, ms, clock.now().getTime());
    }
  }

  private async runToVerdict(row: JobRecord): Promise<void> {
    const mark = this.markOf(row);
    const verdict = await deliver(this.registration, this.jobOf(row), row.fatal, {
      signal: this.closing.signal,
      timings: this.tools.timings,
      markFatal: async (failure) => void (await this.tools.rows.markFatal(mark, failure)),
    });
    if (verdict.kind === 'retry' || verdict.kind === 'dead') {
      const { kind, failure } = verdict;
      this.logger.warn({ msg: `job: ${kind}`, job: mark.id, delivery: mark.delivery, ...failure });
    }
    const wasOurs = await this.apply(mark, verdict);
    if (!wasOurs)
      this.logger.warn({ msg: 'job: lease lost', job: mark.id, delivery: mark.delivery });
  }

  private apply(mark: DeliveryMark, verdict: Verdict): Promise<boolean> {
    const { rows, clock } = this.tools;
    const now = clock.now();
    switch (verdict.kind) {
      case 'done':
        return rows.finish(mark);
      case 'returned':
        return rows.release(mark);
      case 'not yet':
        return rows.postpone(mark, new Date(now.getTime() + verdict.pauseMs));
      case 'retry':
        return rows.retryAt(mark, new Date(now.getTime() + verdict.pauseMs));
      case 'dead':
        return rows.bury(mark, now);
    }
  }

  private markOf(row: JobRecord): DeliveryMark {
    return { id: row._id, owner: this.tools.owner, delivery: row.deliveries };
  }

  private jobOf(row: JobRecord): Job<N> {
    // Only `add` writes payloads, and it takes them from the catalogue by this name.
    const payload = row.payload as JobCatalogue[N];
    const { _id: id, deliveries: delivery } = row;
    return { id, name: this.registration.name, payload, delivery, turn: turnOf(row) };
  }
}
