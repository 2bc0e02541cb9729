import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { ActivityRecord } from './activity.schema';

/** Appends and reads. There is no delete, and no update but that addresses end. */
@Injectable()
export class ActivityRepository {
  constructor(@InjectModel(ActivityRecord.name) private readonly entries: Model<ActivityRecord>) {}

  async append(entry: ActivityRecord): Promise<void> {
    await this.entries.create(entry);
  }

  /** What a person did or was subject of, newest first, from one place to another (inclusive). */
  async ofUser(
    userId: string,
    from: number,
    to: number,
  ): Promise<{ entries: ActivityRecord[]; total: number }> {
    const page = this.entries
      .find({ people: userId })
      .sort({ at: -1, _id: 1 })
      .skip(from)
      .limit(to - from + 1)
      .lean<ActivityRecord[]>();
    const [entries, total] = await Promise.all([
      page,
      this.entries.countDocuments({ people: userId }),
    ]);
    return { entries, total };
  }

  /** Forgets from where a person acted. */
  async forgetAddressesOf(userId: string): Promise<void> {
    await this.entries.updateMany({ people: userId }, { $set: { ipAddress: null } });
  }

  /** Forgets the addresses of at most `limit` entries from before `before`; how many there were. */
  async forgetAddresses(before: Date, limit: number): Promise<number> {
    const old = await this.entries
      .find({ ipAddress: trusted({ $type: 'string' }), at: trusted({ $lt: before }) }, { _id: 1 })
      .limit(limit)
      .lean<Pick<ActivityRecord, '_id'>[]>();
    if (old.length === 0) return 0;
    const ids = old.map(({ _id }) => _id);
    await this.entries.updateMany({ _id: trusted({ $in: ids }) }, { $set: { ipAddress: null } });
    return old.length;
  }
}
