import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import type { CompanyQuota } from '../../platform/config/app-config';
import { TenantCollection } from '../../platform/database/tenant-collection';
import { DocumentRecord } from '../document.schema';
import type { StorageAmount } from './domain/why-it-does-not-fit';
import { StorageUsageRecord } from './storage-usage.schema';

const DUPLICATE_KEY = 11_000;

const NOTHING: StorageAmount = { files: 0, bytes: 0 };

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
  async find(tenantId: string): Promise<StorageUsageRecord | null> {
    return this.usage.of(tenantId).findOne({ _id: tenantId }).lean<StorageUsageRecord>();
  }

  /** One file more, in one act with the check that it fits; false when it does not. */
  async take(tenantId: string, bytes: number, quota: CompanyQuota): Promise<boolean> {
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

  /** One file less. */
  async giveBack(tenantId: string, bytes: number): Promise<void> {
    await this.usage
      .of(tenantId)
      .updateOne({ _id: tenantId }, { $inc: { files: -1, bytes: -bytes, revision: 1 } });
  }

  /** What the documents say; those of `except` are left out. */
  async sum(tenantId: string, except: readonly string[]): Promise<StorageAmount> {
    const [row] = await this.documents
      .of(tenantId)
      .aggregate<StorageAmount>([
        { $match: { originalDeletedAt: null, _id: trusted({ $nin: [...except] }) } },
        { $group: { _id: null, files: { $sum: 1 }, bytes: { $sum: '$fileSize' } } },
        { $project: { _id: 0 } },
      ]);
    return row ?? NOTHING;
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
    try {
      await scope.insert({ _id: tenantId, tenantId, files, bytes, revision: 0 });
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === DUPLICATE_KEY) return false;
      throw error;
    }
  }
}
