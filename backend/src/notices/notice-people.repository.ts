import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import type { NoticeKind } from '../contracts/notices';
import {
  TenantCollection,
  type FilterWithin,
  type TenantScope,
} from '../platform/database/tenant-collection';
import { tenantOwned } from '../platform/database/tenant-owned';
import { isStoredFirst } from '../platform/database/unique-writes';

/** What is kept of a person for their notices; the notices themselves are read from the events. */
@Schema({ collection: 'notice_people', versionKey: false })
export class NoticePersonRecord {
  /** `{tenantId}|{userId}`: who goes to another company begins anew there. */
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) tenantId!: string;
  @Prop({ type: String, required: true }) userId!: string;
  /** `at` of the newest notice that they have seen. */
  @Prop({ type: Date, required: true }) seenAt!: Date;
  /** Kinds that they also get by e-mail. */
  @Prop({ type: [String], default: undefined }) mail?: NoticeKind[];
  /** `at` of the newest notice that they have had by e-mail. */
  @Prop({ type: Date }) mailedAt?: Date;
  /** When it is looked again whether there is something to send; absent where they want no e-mail. */
  @Prop({ type: Date }) mailDueAt?: Date;
  /** `mailedAt` as it will be when the mail that is being sent has gone out; absent while none is. */
  @Prop({ type: Date }) mailing?: Date;
  /** Tries since one has gone out. */
  @Prop({ type: Number }) mailTries?: number;
}

export const NoticePersonSchema = SchemaFactory.createForClass(NoticePersonRecord);
NoticePersonSchema.plugin(tenantOwned);
NoticePersonSchema.index({ mailDueAt: 1 }, { sparse: true });

@Injectable()
export class NoticePeopleRepository {
  private readonly people: TenantCollection<NoticePersonRecord>;

  constructor(@InjectModel(NoticePersonRecord.name) people: Model<NoticePersonRecord>) {
    this.people = new TenantCollection(people);
  }

  personOf(tenantId: string, userId: string): Promise<NoticePersonRecord | null> {
    const own = this.people.of(tenantId);
    return own.findOne({ _id: idOf(tenantId, userId) }).lean<NoticePersonRecord>();
  }

  /** Never back: two windows of one person may say it in either order. */
  async see(tenantId: string, userId: string, until: Date): Promise<void> {
    const own = this.people.of(tenantId);
    const earlier = { seenAt: trusted({ $lt: until }) };
    await writePerson(own, { tenantId, userId }, earlier, { seenAt: until });
  }

  /** From `now` on; nothing of what was before is sent. */
  async chooseMail(
    tenantId: string,
    userId: string,
    kinds: readonly NoticeKind[],
    now: Date,
  ): Promise<void> {
    const own = this.people.of(tenantId);
    const isOff = kinds.length === 0;
    const set = { mail: [...kinds], ...(isOff ? {} : { mailedAt: now, mailDueAt: now }) };
    await writePerson(
      own,
      { tenantId, userId },
      {},
      set,
      isOff ? { mailDueAt: 1, mailing: 1 } : {},
    );
  }
}

/** Somebody who is not known yet is written anew. */
async function writePerson(
  own: TenantScope<NoticePersonRecord>,
  { tenantId, userId }: Pick<NoticePersonRecord, 'tenantId' | 'userId'>,
  where: FilterWithin,
  $set: Partial<NoticePersonRecord>,
  $unset: Record<string, 1> = {},
): Promise<void> {
  const _id = idOf(tenantId, userId);
  const write = () => own.updateOne({ _id, ...where }, { $set, $unset });
  if ((await write()).matchedCount > 0) return;
  const isFirst = await isStoredFirst(
    own.insert({ _id, tenantId, userId, seenAt: new Date(0), ...$set }),
  );
  if (!isFirst) await write();
}

const idOf = (tenantId: string, userId: string): string => `${tenantId}|${userId}`;
