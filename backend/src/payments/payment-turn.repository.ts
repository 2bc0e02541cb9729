import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { TenantCollection } from '../platform/database/tenant-collection';
import { tenantOwned } from '../platform/database/tenant-owned';
import { isDuplicateKey } from '../platform/database/unique-writes';

/** Somebody pays a debt just now. Its id names the debt, so that the store gives the turn once. */
@Schema({ collection: 'payment_turns', versionKey: false })
export class PaymentTurnRecord {
  /** `{tenantId}|{debt}`. */
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) tenantId!: string;
  @Prop({ type: String, required: true }) holder!: string;
  /** From then on it is what a process has left that ended. */
  @Prop({ type: Date, required: true }) until!: Date;
}

export const PaymentTurnSchema = SchemaFactory.createForClass(PaymentTurnRecord);
PaymentTurnSchema.plugin(tenantOwned);
PaymentTurnSchema.index({ tenantId: 1, holder: 1 });

/** The turns of payments; the store gives each to one holder. */
@Injectable()
export class PaymentTurnRepository {
  private readonly turns: TenantCollection<PaymentTurnRecord>;

  constructor(@InjectModel(PaymentTurnRecord.name) turns: Model<PaymentTurnRecord>) {
    this.turns = new TenantCollection(turns);
  }

  /**
   * All turns or none; false when somebody else holds one of them. The ids have to be in one order for
   * everybody, so that of two calls that overlap one gets all of its own.
   */
  async take(tenantId: string, turns: readonly PaymentTurnRecord[], now: Date): Promise<boolean> {
    const own = this.turns.of(tenantId);
    const ids = turns.map(({ _id }) => _id);
    await own.deleteMany({ _id: trusted({ $in: ids }), until: trusted({ $lt: now }) });
    try {
      await own.insertMany(turns);
      return true;
    } catch (error) {
      if (turns[0]) await this.release(tenantId, turns[0].holder);
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async prolong(tenantId: string, holder: string, until: Date): Promise<void> {
    await this.turns.of(tenantId).updateMany({ holder }, { $set: { until } });
  }

  async release(tenantId: string, holder: string): Promise<void> {
    await this.turns.of(tenantId).deleteMany({ holder });
  }
}
