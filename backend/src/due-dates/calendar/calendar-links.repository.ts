import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';

/** The one calendar of an account that other programs may read: a newer one takes its place. */
@Schema({ collection: 'calendar_links', versionKey: false })
export class CalendarLinkRecord {
  /** Id of the account. */
  @Prop({ type: String, required: true })
  _id!: string;

  /** sha256 of the token, hex; the token itself is not stored. */
  @Prop({ type: String, required: true, unique: true })
  tokenHash!: string;

  @Prop({ type: Date, required: true })
  expiresAt!: Date;
}

export const CalendarLinkSchema = SchemaFactory.createForClass(CalendarLinkRecord);
CalendarLinkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

@Injectable()
export class CalendarLinksRepository {
  constructor(
    @InjectModel(CalendarLinkRecord.name) private readonly links: Model<CalendarLinkRecord>,
  ) {}

  /** Puts the link in the place of an older one of the same account. */
  async put({ _id, ...link }: CalendarLinkRecord): Promise<void> {
    await this.links.updateOne({ _id }, { $set: link }, { upsert: true });
  }

  async byHash(tokenHash: string, now: Date): Promise<CalendarLinkRecord | null> {
    return this.links.findOne({ tokenHash, ...open(now) }).lean<CalendarLinkRecord>();
  }

  async ofAccount(userId: string, now: Date): Promise<CalendarLinkRecord | null> {
    return this.links.findOne({ _id: userId, ...open(now) }).lean<CalendarLinkRecord>();
  }

  /** False when there was none. */
  async forget(userId: string): Promise<boolean> {
    return (await this.links.deleteOne({ _id: userId })).deletedCount > 0;
  }
}

const open = (now: Date) => ({ expiresAt: trusted({ $gt: now }) });
