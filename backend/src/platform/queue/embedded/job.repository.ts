import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { LINE_SHOWN, type JobFailure, type JobLine, type Turn } from '../job-queue';
import { JobRecord } from './job.schema';
import { isDuplicateKey } from '../../database/unique-writes';

/** One delivery of a job; what is done with an outdated one has no effect. */
export interface DeliveryMark {
  id: string;
  owner: string;
  delivery: number;
}

export interface NewJob {
  id: string;
  name: string;
  payload: unknown;
  availableAt: Date;
  seq: number;
  turn: Turn;
}

export interface Claim {
  name: string;
  /** Whose. */
  turn: string;
  owner: string;
  now: Date;
  leaseEnd: Date;
  /** Jobs that this owner is still running, whatever became of their leases. */
  except: readonly string[];
}

/** What the queue asks of the collection of jobs. */
export type JobRows = Pick<JobRepository, keyof JobRepository>;

/** The order of a job is the millisecond in which it was added, with room for many in one. */
export const SEQ_PER_MS = 1_000;

@Injectable()
export class JobRepository {
  constructor(@InjectModel(JobRecord.name) private readonly jobs: Model<JobRecord>) {}

  /** Stores a job durably, in the place of a dead one with its id. False: a live one has the id. */
  async insert(job: NewJob): Promise<boolean> {
    const record = fresh(job);
    try {
      await this.jobs.create(record);
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const replaced = await this.jobs.replaceOne({ _id: job.id, dead: true }, record);
    return replaced.matchedCount === 1;
  }

  /** The turns of what is due. */
  async turns(name: string, now: Date, except: readonly string[]): Promise<Turn[]> {
    const due = { ...live(name, except), availableAt: trusted({ $lte: now }) };
    const rows = await this.jobs.aggregate<{ _id: Partial<KeptTurn> }>([
      { $match: due },
      { $group: { _id: { turn: '$turn', turnGroup: '$turnGroup' } } },
    ]);
    return rows.map(({ _id }) => turnOf(_id));
  }

  /** Takes the job of a turn that is due first, for one delivery more. */
  async claim({ name, turn, owner, now, leaseEnd, except }: Claim): Promise<JobRecord | null> {
    const due = { ...live(name, except), turn: turnIs(turn), availableAt: trusted({ $lte: now }) };
    const taken = { $set: { owner, availableAt: leaseEnd }, $inc: { deliveries: 1 } };
    const order = { availableAt: 1, seq: 1 } as const;
    return this.jobs
      .findOneAndUpdate(due, taken, { sort: order, returnDocument: 'after' })
      .lean<JobRecord>();
  }

  /** When the next job becomes available, leases included. */
  async nextDue(name: string, except: readonly string[]): Promise<Date | null> {
    const next = await this.jobs
      .findOne(live(name, except), { availableAt: 1 })
      .sort({ availableAt: 1, seq: 1 })
      .lean<Pick<JobRecord, 'availableAt'>>();
    return next?.availableAt ?? null;
  }

  async renew(owner: string, ids: readonly string[], leaseEnd: Date): Promise<void> {
    const held = { _id: trusted({ $in: [...ids] }), owner, dead: false };
    await this.jobs.updateMany(held, { $set: { availableAt: leaseEnd } });
  }

  /**
   * Makes due what nobody holds and what would wait until after `latest`, in the order in which it was
   * added. Answers how many jobs those were.
   */
  async bringForward(names: readonly string[], latest: Date, now: Date): Promise<number> {
    const stuck = {
      name: trusted({ $in: [...names] }),
      dead: false,
      owner: null,
      availableAt: trusted({ $gt: latest }),
    };
    const due = await this.jobs.updateMany(stuck, { $set: { availableAt: now, queuedAt: now } });
    return due.modifiedCount;
  }

  /** Ends every lease at once: whoever held them is dead. Returns how many there were. */
  async endLeases(now: Date): Promise<number> {
    const held = { dead: false, owner: trusted({ $ne: null }) };
    const ended = await this.jobs.updateMany(held, { $set: { owner: null, availableAt: now } });
    return ended.modifiedCount;
  }

  async finish(mark: DeliveryMark): Promise<boolean> {
    return (await this.jobs.deleteOne(deliveryOf(mark))).deletedCount === 1;
  }

  /** Back to its place in the queue, as if this delivery had not been. */
  async release(mark: DeliveryMark): Promise<boolean> {
    const job = await this.jobs
      .findOne(deliveryOf(mark), { queuedAt: 1 })
      .lean<Pick<JobRecord, 'queuedAt'>>();
    if (!job) return false;
    const { queuedAt } = job;
    return this.change(mark, {
      owner: null,
      availableAt: queuedAt,
      deliveries: mark.delivery - 1,
    });
  }

  /** As `release`, but not before `at`. */
  async postpone(mark: DeliveryMark, at: Date): Promise<boolean> {
    return this.change(mark, {
      owner: null,
      availableAt: at,
      queuedAt: at,
      deliveries: mark.delivery - 1,
    });
  }

  async retryAt(mark: DeliveryMark, at: Date): Promise<boolean> {
    return this.change(mark, { owner: null, availableAt: at, queuedAt: at });
  }

  async markFatal(mark: DeliveryMark, fatal: JobFailure): Promise<boolean> {
    return this.change(mark, { fatal });
  }

  async bury(mark: DeliveryMark, diedAt: Date): Promise<boolean> {
    return this.change(mark, { owner: null, dead: true, diedAt });
  }

  async isLive(id: string): Promise<boolean> {
    return (await this.jobs.exists({ _id: id, dead: false })) !== null;
  }

  /** What of a turn waits, oldest first. */
  async line(name: string, turn: string, now: Date): Promise<JobLine> {
    const [rows, turns] = await Promise.all([
      this.jobs
        .find({ name, ...waitingAt(now), turn: turnIs(turn) }, { _id: 1 })
        .sort({ availableAt: 1, seq: 1 })
        .limit(LINE_SHOWN)
        .lean<Pick<JobRecord, '_id'>[]>(),
      this.turns(name, now, []),
    ]);
    const others = turns.filter(({ key }) => key !== turn).length;
    return { ids: rows.map(({ _id }) => _id), others };
  }

  /** Of one name; else of all. */
  async counts(now: Date, name?: string) {
    const named = name === undefined ? {} : { name };
    const [waiting, delayed, active, dead] = await Promise.all([
      this.jobs.countDocuments({ ...named, ...waitingAt(now) }),
      this.jobs.countDocuments({
        ...named,
        dead: false,
        owner: null,
        availableAt: trusted({ $gt: now }),
      }),
      this.jobs.countDocuments({ ...named, dead: false, owner: trusted({ $ne: null }) }),
      this.jobs.countDocuments({ ...named, dead: true }),
    ]);
    return { waiting, delayed, active, dead };
  }

  /** When the oldest was added that nobody works on, put off or not. */
  async oldestWaiting(name: string): Promise<Date | null> {
    const oldest = await this.jobs
      .findOne({ name, dead: false, owner: null }, { seq: 1 })
      .sort({ seq: 1 })
      .lean<Pick<JobRecord, 'seq'>>();
    return oldest && new Date(oldest.seq / SEQ_PER_MS);
  }

  /** Rejects when the store does not answer. */
  async ping(): Promise<void> {
    await this.jobs.exists({ _id: '' });
  }

  private async change(mark: DeliveryMark, fields: Partial<JobRecord>): Promise<boolean> {
    return (await this.jobs.updateOne(deliveryOf(mark), { $set: fields })).matchedCount === 1;
  }
}

const live = (name: string, except: readonly string[]) =>
  except.length === 0
    ? { name, dead: false }
    : { name, dead: false, _id: trusted({ $nin: [...except] }) };

const waitingAt = (now: Date) => ({
  dead: false,
  owner: null,
  availableAt: trusted({ $lte: now }),
});

const deliveryOf = ({ id, owner, delivery }: DeliveryMark) => ({
  _id: id,
  owner,
  deliveries: delivery,
});

/** Jobs that are older than turns have none. */
const turnIs = (turn: string) => (turn === '' ? trusted({ $in: ['', null] }) : turn);

type KeptTurn = Pick<JobRecord, 'turn' | 'turnGroup'>;

/** Of a job, or of none in particular: one that an older program kept has no turn. */
export const turnOf = ({ turn = '', turnGroup }: Partial<KeptTurn>): Turn =>
  turnGroup ? { key: turn, group: turnGroup } : { key: turn };

const fresh = ({ id, availableAt, turn, ...job }: NewJob): JobRecord => ({
  ...job,
  _id: id,
  turn: turn.key,
  turnGroup: turn.group ?? null,
  availableAt,
  queuedAt: availableAt,
  owner: null,
  deliveries: 0,
  fatal: null,
  dead: false,
  diedAt: null,
});
