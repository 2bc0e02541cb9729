import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { TenantCollection } from '../../platform/database/tenant-collection';
import { PaymentClaimRecord } from './payment-batch.schema';

const DUPLICATE_KEY = 11_000;

/** Which batch has claimed what: the store gives each turn of a document to one batch only. */
@Injectable()
export class PaymentClaimRepository {
  private readonly claims: TenantCollection<PaymentClaimRecord>;

  constructor(@InjectModel(PaymentClaimRecord.name) claims: Model<PaymentClaimRecord>) {
    this.claims = new TenantCollection(claims);
  }

  async of(tenantId: string, subjects: readonly string[]): Promise<PaymentClaimRecord[]> {
    return this.claims
      .of(tenantId)
      .find({ subject: trusted({ $in: [...subjects] }) })
      .sort({ turn: 1 })
      .lean<PaymentClaimRecord[]>();
  }

  /**
   * All claims of a batch or none: false when another batch holds one of them, then nothing is held. They
   * have to be in one order for everybody, so that of two that overlap one gets all of its own.
   */
  async take(
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
      if ((error as { code?: unknown }).code === DUPLICATE_KEY) return false;
      throw error;
    }
  }

  async release(tenantId: string, batchId: string): Promise<void> {
    await this.claims.of(tenantId).deleteMany({ batchId });
  }
}
