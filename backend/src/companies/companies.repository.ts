import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import type { OutboxEntry } from '../platform/outbox';
import { CompanyRecord, type CompanyEventType } from './company.schema';

@Injectable()
export class CompaniesRepository {
  constructor(@InjectModel(CompanyRecord.name) private readonly companies: Model<CompanyRecord>) {}

  async insert(company: CompanyRecord): Promise<void> {
    await this.companies.create(company);
  }

  async find(id: string): Promise<CompanyRecord | null> {
    return this.companies.findById(id).lean<CompanyRecord>();
  }

  async findMany(ids: readonly string[]): Promise<CompanyRecord[]> {
    return this.companies.find({ _id: trusted({ $in: [...ids] }) }).lean<CompanyRecord[]>();
  }

  async findDemo(): Promise<CompanyRecord | null> {
    return this.companies.findOne({ isDemo: true }).lean<CompanyRecord>();
  }

  /** By name, from one place to another (from 0, inclusive), and how many there are. */
  async list(from: number, to: number): Promise<{ companies: CompanyRecord[]; total: number }> {
    const page = this.companies
      .find({})
      .sort({ name: 1, _id: 1 })
      .skip(from)
      .limit(to - from + 1)
      .lean<CompanyRecord[]>();
    const [companies, total] = await Promise.all([page, this.companies.countDocuments({})]);
    return { companies, total };
  }

  /** Compare-and-set with its event; false when the company has changed since it was read. */
  async change(
    { _id, revision }: Pick<CompanyRecord, '_id' | 'revision'>,
    set: Partial<CompanyRecord>,
    event: OutboxEntry<CompanyEventType>,
  ): Promise<boolean> {
    const { modifiedCount } = await this.companies.updateOne(
      { _id, revision: revision ?? null },
      { $set: { ...set, hasOutbox: true }, $push: { outbox: event }, $inc: { revision: 1 } },
    );
    return modifiedCount > 0;
  }

  /** Companies whose removal is due on `day` (`YYYY-MM-DD`), or has begun. */
  async dueRemovals(day: string): Promise<CompanyRecord[]> {
    const due = { $lte: day, $type: 'string' as const };
    return this.companies.find({ 'removal.on': trusted(due) }).lean<CompanyRecord[]>();
  }

  /** False when the removal is no longer ordered. */
  async beginRemoval(id: string, at: Date): Promise<boolean> {
    const { matchedCount } = await this.companies.updateOne(
      { _id: id, 'removal.on': trusted({ $type: 'string' }) },
      { $set: { 'removal.startedAt': at }, $inc: { revision: 1 } },
    );
    return matchedCount > 0;
  }

  /** Removed companies of which something may be left. */
  async erasing(): Promise<CompanyRecord[]> {
    return this.companies.find({ isErasing: true }).lean<CompanyRecord[]>();
  }

  async erased(id: string): Promise<void> {
    await this.companies.updateOne({ _id: id }, { $unset: { isErasing: 1 } });
  }

  async remove(id: string): Promise<void> {
    await this.companies.deleteOne({ _id: id });
  }
}
