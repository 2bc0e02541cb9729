import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TenantCollection } from '../platform/database/tenant-collection';
import { tenantOwned } from '../platform/database/tenant-owned';
import { isStoredFirst } from '../platform/database/unique-writes';

/**
 * A reservation that waits to be settled. Written before the reservation and taken away after the
 * settlement, so that whatever a crash leaves in between is found again.
 */
@Schema({ collection: 'credit_holds', versionKey: false })
export class CreditHoldRecord {
  /** `{documentId}:{run}` */
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) tenantId!: string;
  @Prop({ type: String, required: true }) userId!: string;
  @Prop({ type: String, required: true }) documentId!: string;
  @Prop({ type: Number, required: true }) run!: number;
  @Prop({ type: Date, required: true }) at!: Date;
  /** Process that reserved (`LivingProcesses`); absent in holds of before. */
  @Prop({ type: String }) holder?: string;
}

export const CreditHoldSchema = SchemaFactory.createForClass(CreditHoldRecord);
CreditHoldSchema.plugin(tenantOwned);

/** A reservation that waits to be settled. */
export type CreditHold = Omit<CreditHoldRecord, '_id'>;

export const holdId = ({ documentId, run }: Pick<CreditHold, 'documentId' | 'run'>): string =>
  `${documentId}:${run}`;

@Injectable()
export class CreditHoldRepository {
  private readonly holds: TenantCollection<CreditHoldRecord>;

  constructor(@InjectModel(CreditHoldRecord.name) holds: Model<CreditHoldRecord>) {
    this.holds = new TenantCollection<CreditHoldRecord>(holds);
  }

  /** The same hold again changes nothing. */
  async put(hold: CreditHold): Promise<void> {
    await isStoredFirst(this.holds.of(hold.tenantId).insert({ _id: holdId(hold), ...hold }));
  }

  async holdOf(tenantId: string, id: string): Promise<CreditHold | null> {
    return this.holds.of(tenantId).findOne({ _id: id }).lean<CreditHoldRecord>();
  }

  async letGo(hold: CreditHold): Promise<void> {
    await this.holds.of(hold.tenantId).deleteOne({ _id: holdId(hold) });
  }
}
