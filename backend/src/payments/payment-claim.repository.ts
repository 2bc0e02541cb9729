import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { oneOf, TenantCollection } from '../platform/database/tenant-collection';
import { tenantOwned } from '../platform/database/tenant-owned';
import { isDuplicateKey } from '../platform/database/unique-writes';

/**
 * The claim of a batch on a document, or on a comprobante, for the n-th payment by file. Its id is what
 * it claims, so that the store gives it once.
 */
@Schema({ collection: 'payment_claims', versionKey: false })
export class PaymentClaimRecord {
  /** `{tenantId}|{subject}|{turn}`. */
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) tenantId!: string;
  /** A document's id, or the key of its comprobante. */
  @Prop({ type: String, required: true }) subject!: string;
  /** From 1. */
  @Prop({ type: Number, required: true }) turn!: number;
  @Prop({ type: String, required: true }) batchId!: string;
  @Prop({ type: Date, required: true }) at!: Date;
}

export const PaymentClaimSchema = SchemaFactory.createForClass(PaymentClaimRecord);
PaymentClaimSchema.plugin(tenantOwned);
PaymentClaimSchema.index({ tenantId: 1, subject: 1, turn: 1 });
PaymentClaimSchema.index({ tenantId: 1, batchId: 1 });

/** Which batch has claimed what: the store gives each turn of a document to one batch only. */
@Injectable()
export class PaymentClaimRepository {
  private readonly claims: TenantCollection<PaymentClaimRecord>;

  constructor(@InjectModel(PaymentClaimRecord.name) claims: Model<PaymentClaimRecord>) {
    this.claims = new TenantCollection(claims);
  }

  async claimsOn(tenantId: string, subjects: readonly string[]): Promise<PaymentClaimRecord[]> {
    return this.claims
      .of(tenantId)
      .find({ subject: oneOf(subjects) })
      .sort({ turn: 1 })
      .lean<PaymentClaimRecord[]>();
  }

  /**
   * All claims of a batch or none: false when another batch holds one of them, then nothing is held. They
   * have to be in one order for everybody, so that of two that overlap one gets all of its own.
   */
  async claim(
    tenantId: string,
    batchId: string,
    claims: readonly PaymentClaimRecord[],
  ): Promise<boolean> {
    const own = this.claims.of(tenantId);
    try {
      await own.insertMany(claims);
      return true;
    } catch (error) {
      await own.deleteMany({ batchId });
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async release(tenantId: string, batchId: string): Promise<void> {
    await this.claims.of(tenantId).deleteMany({ batchId });
  }
}
