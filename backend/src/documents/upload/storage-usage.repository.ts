import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import type { CompanyQuota } from '../../platform/config/app-config';
import { TenantCollection, type TenantScope } from '../../platform/database/tenant-collection';
import { tenantOwned } from '../../platform/database/tenant-owned';
import { DocumentRecord } from '../document/document.schema';
import type { StorageAmount } from './domain/why-it-does-not-fit';
import { isStoredFirst } from '../../platform/database/unique-writes';

/**
 * How many originals a company keeps and how large they are together. A sum of its documents beside
 * them, so that an upload is judged without reading them; counted anew from them now and then.
 */
@Schema({ collection: 'storage_usage', versionKey: false })
export class StorageUsageRecord {
  /** The tenant, once more. */
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) tenantId!: string;
  @Prop({ type: Number, required: true }) files!: number;
  @Prop({ type: Number, required: true }) bytes!: number;
  /** Grows with every change: a count is written only on what it was begun on. */
  @Prop({ type: Number, required: true }) revision!: number;
}

export const StorageUsageSchema = SchemaFactory.createForClass(StorageUsageRecord);
StorageUsageSchema.plugin(tenantOwned);

/** Documents that a count reads at a time. */
export const COUNT_PART = 1_000;

type Counted = Pick<
  DocumentRecord,
  '_id' | 'createdAt' | 'fileSize' | 'sourceBytes' | 'originalDeletedAt'
>;

/** The sums of a company's originals, and the documents that they are of. */
@Injectable()
export class StorageUsageRepository {
  private readonly usage: TenantCollection<StorageUsageRecord>;
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(
    @InjectModel(StorageUsageRecord.name) usage: Model<StorageUsageRecord>,
    @InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>,
  ) {
    this.usage = new TenantCollection(usage);
    this.documents = new TenantCollection(documents);
  }

  /** Null before the first count. */
  async usageOf(tenantId: string): Promise<StorageUsageRecord | null> {
    return this.usage.of(tenantId).findOne({ _id: tenantId }).lean<StorageUsageRecord>();
  }

  /** One file more, in one act with the check that it fits; false when it does not. */
  async reserve(tenantId: string, bytes: number, quota: CompanyQuota): Promise<boolean> {
    const { modifiedCount } = await this.usage.of(tenantId).updateOne(
      {
        _id: tenantId,
        ...(quota.files === null ? {} : { files: trusted({ $lt: quota.files }) }),
        ...(quota.bytes === null ? {} : { bytes: trusted({ $lte: quota.bytes - bytes }) }),
      },
      { $inc: { files: 1, bytes, revision: 1 } },
    );
    return modifiedCount > 0;
  }

  /** What has come, or has gone. */
  async shift(tenantId: string, amount: StorageAmount): Promise<void> {
    await this.usage
      .of(tenantId)
      .updateOne({ _id: tenantId }, { $inc: { ...amount, revision: 1 } });
  }

  /** What the documents say, those of `except` left out; in parts, so that others get their turn between. */
  async sum(tenantId: string, except: readonly string[]): Promise<StorageAmount> {
    const company = this.documents.of(tenantId);
    const left = new Set(except);
    const sum: StorageAmount = { files: 0, bytes: 0 };
    let last: Counted | undefined;
    do {
      const part = await partAfter(company, last);
      const counted = part.filter((one) => !one.originalDeletedAt && !left.has(one._id));
      sum.files += counted.length;
      for (const { fileSize, sourceBytes = 0 } of counted) sum.bytes += fileSize + sourceBytes;
      last = part[COUNT_PART - 1];
    } while (last);
    return sum;
  }

  /** Writes a count down; false when the sums have moved since `before` was read. */
  async set(
    tenantId: string,
    before: StorageUsageRecord | null,
    { files, bytes }: StorageAmount,
  ): Promise<boolean> {
    const scope = this.usage.of(tenantId);
    if (before) {
      const { modifiedCount } = await scope.updateOne(
        { _id: tenantId, revision: before.revision },
        { $set: { files, bytes }, $inc: { revision: 1 } },
      );
      return modifiedCount > 0;
    }
    return isStoredFirst(scope.insert({ _id: tenantId, tenantId, files, bytes, revision: 0 }));
  }
}

/** Along the index of the list (docs/decisions/019), from the newest document on. */
async function partAfter(
  company: TenantScope<DocumentRecord>,
  last: Counted | undefined,
): Promise<Counted[]> {
  const after = last && {
    createdAt: trusted({ $lte: last.createdAt }),
    $or: [{ createdAt: trusted({ $lt: last.createdAt }) }, { _id: trusted({ $gt: last._id }) }],
  };
  return company
    .find(after, { createdAt: 1, fileSize: 1, sourceBytes: 1, originalDeletedAt: 1 })
    .sort({ createdAt: -1, _id: 1 })
    .limit(COUNT_PART)
    .batchSize(COUNT_PART)
    .lean<Counted[]>();
}
