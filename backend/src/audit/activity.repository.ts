import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ActivityRecord } from './activity.schema';

/** Appends and reads. There is no update and no delete. */
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
}
