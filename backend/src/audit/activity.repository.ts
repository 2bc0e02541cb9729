import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { ACTIVITY_LABEL, type ActivityAction } from '../contracts/activity';
import { ROLES, type Role } from '../contracts/user';

/** An entry of the activity log; it holds ids and a sentence, never names or document data. */
@Schema({ collection: 'activity', versionKey: false })
export class ActivityRecord {
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: String, required: true, enum: Object.keys(ACTIVITY_LABEL) })
  action!: ActivityAction;

  /** Null when nobody knows who it was. */
  @Prop({ type: String, default: null })
  actorId!: string | null;

  /** Whom it was done to, where that is another person. */
  @Prop({ type: String, default: null })
  subjectId!: string | null;

  /** Everybody whom the entry is about, to find it by. */
  @Prop({ type: [String], default: [] })
  people!: string[];

  @Prop({ type: String, default: null, enum: [...ROLES, null] })
  role!: Role | null;

  @Prop({ type: String, default: null })
  tenantId!: string | null;

  @Prop({ type: String, default: null })
  ipAddress!: string | null;

  @Prop({ type: String, default: '' })
  details!: string;

  @Prop({ type: Date, required: true })
  at!: Date;
}

export const ActivitySchema = SchemaFactory.createForClass(ActivityRecord);
ActivitySchema.index({ people: 1, at: -1, _id: 1 });
/** Those whose address is still kept, by their age. */
ActivitySchema.index(
  { at: 1 },
  { name: 'with_address', partialFilterExpression: { ipAddress: { $type: 'string' } } },
);

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
