import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { EngineSpendingRecord } from './engine-spending.schema';

@Injectable()
export class EngineSpendingRepository {
  constructor(
    @InjectModel(EngineSpendingRecord.name) private readonly sums: Model<EngineSpendingRecord>,
  ) {}

  async add(id: string, usd: number): Promise<void> {
    await this.sums.updateOne({ _id: id }, { $inc: { usd } }, { upsert: true });
  }

  /** 0 where nothing was spent. */
  async of(id: string): Promise<number> {
    return (await this.sums.findOne({ _id: id }).lean<EngineSpendingRecord>())?.usd ?? 0;
  }
}
