import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

/**
 * What the engines in the cloud have cost in a month (Lima), of all companies and of each. Kept beside the runs,
 * because those go with their documents.
 */
@Schema({ collection: 'engine_spending', versionKey: false })
export class EngineSpendingRecord {
  /** `2026-11` of the installation, `2026-11/<tenant>` of a company. */
  @Prop({ type: String, required: true }) _id!: string;
  /** Estimated by list prices. */
  @Prop({ type: Number, required: true }) usd!: number;
}

export const EngineSpendingSchema = SchemaFactory.createForClass(EngineSpendingRecord);

@Injectable()
export class EngineSpendingRepository {
  constructor(
    @InjectModel(EngineSpendingRecord.name) private readonly sums: Model<EngineSpendingRecord>,
  ) {}

  async spend(id: string, usd: number): Promise<void> {
    await this.sums.updateOne({ _id: id }, { $inc: { usd } }, { upsert: true });
  }

  /** 0 where nothing was spent. */
  async spentOf(id: string): Promise<number> {
    return (await this.sums.findOne({ _id: id }).lean<EngineSpendingRecord>())?.usd ?? 0;
  }
}
