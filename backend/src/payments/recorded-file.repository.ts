import type { Model } from 'mongoose';
import { oneOf, TenantCollection } from '../platform/database/tenant-collection';
import type { WithOutbox } from '../platform/outbox';
import type { RowRange } from '../platform/requests';

/** What the record of every file has that pays or deposits. */
export interface RecordedFile extends WithOutbox {
  _id: string;
  tenantId: string;
  createdAt: Date;
  createdBy: string;
  createdByName: string;
}

/** What the pre-flight says of an earlier file. */
type EarlierFile = Pick<RecordedFile, '_id' | 'createdAt' | 'createdBy' | 'createdByName'>;

/** Recorded files of one kind. */
export abstract class RecordedFileRepository<R extends RecordedFile> {
  protected readonly files: TenantCollection<R>;

  protected constructor(files: Model<R>) {
    this.files = new TenantCollection(files);
  }

  async insert(file: R): Promise<void> {
    await this.files.of(file.tenantId).insert(file);
  }

  async fileOf(tenantId: string, id: string): Promise<R | null> {
    return this.files.of(tenantId).findOne({ _id: id }).lean<R>();
  }

  /** Newest first. */
  async newest(tenantId: string, { from, to }: RowRange): Promise<R[]> {
    return this.files
      .of(tenantId)
      .find({}, { outbox: 0 })
      .sort({ createdAt: -1, _id: 1 })
      .skip(from)
      .limit(to - from + 1)
      .lean<R[]>();
  }

  countFiles(tenantId: string): Promise<number> {
    return this.files.of(tenantId).count();
  }

  async findEarlier(tenantId: string, ids: readonly string[]): Promise<EarlierFile[]> {
    return this.files
      .of(tenantId)
      .find({ _id: oneOf(ids) }, { createdAt: 1, createdBy: 1, createdByName: 1 })
      .lean<EarlierFile[]>();
  }
}
