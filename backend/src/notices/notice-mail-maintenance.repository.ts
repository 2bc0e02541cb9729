import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { AcrossTenants } from '../platform/database/across-tenants';
import { NoticePersonRecord } from './notice-people.repository';

/** Whose mails are due, over all companies; one process at a time has a person's. */
@Injectable()
export class NoticeMailMaintenanceRepository {
  private readonly people: AcrossTenants<NoticePersonRecord>;

  constructor(@InjectModel(NoticePersonRecord.name) people: Model<NoticePersonRecord>) {
    this.people = new AcrossTenants<NoticePersonRecord>(people);
  }

  due(now: Date, limit: number): Promise<NoticePersonRecord[]> {
    return this.people
      .find('mail notices', { mailDueAt: trusted({ $lte: now }) })
      .sort({ mailDueAt: 1 })
      .limit(limit)
      .lean<NoticePersonRecord[]>();
  }

  /** Writes on what was read; false when somebody else was there first. */
  async turn(
    { _id, mailDueAt }: NoticePersonRecord,
    $set: Partial<NoticePersonRecord>,
    $unset: Partial<Record<keyof NoticePersonRecord, 1>> = {},
  ): Promise<boolean> {
    const found = await this.people.updateOne('mail notices', { _id, mailDueAt }, { $set, $unset });
    return found.matchedCount > 0;
  }
}
