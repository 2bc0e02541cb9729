import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { TenantCollection } from '../platform/database/tenant-collection';
import { tenantOwned } from '../platform/database/tenant-owned';

/** What is kept of a person for their notices; the notices themselves are read from the events. */
@Schema({ collection: 'notice_people', versionKey: false })
export class NoticePersonRecord {
  /** `{tenantId}|{userId}`: who goes to another company begins anew there. */
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) tenantId!: string;
  @Prop({ type: String, required: true }) userId!: string;
  /** `at` of the newest notice that they have seen. */
  @Prop({ type: Date, required: true }) seenAt!: Date;
}

export const NoticePersonSchema = SchemaFactory.createForClass(NoticePersonRecord);
NoticePersonSchema.plugin(tenantOwned);

const DUPLICATE_KEY = 11_000;

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
    const _id = idOf(tenantId, userId);
    const seen = () =>
      own.updateOne({ _id, seenAt: trusted({ $lt: until }) }, { $set: { seenAt: until } });
    if ((await seen()).matchedCount > 0) return;
    try {
      await own.insert({ _id, tenantId, userId, seenAt: until });
    } catch (error) {
      if ((error as { code?: unknown }).code !== DUPLICATE_KEY) throw error;
      await seen();
    }
  }
}

const idOf = (tenantId: string, userId: string): string => `${tenantId}|${userId}`;
