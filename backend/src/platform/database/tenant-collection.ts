import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import {
  trusted,
  type Connection,
  type Model,
  type PipelineStage,
  type ProjectionType,
  type QueryFilter,
  type UpdateQuery,
} from 'mongoose';
import { assertTenant, isTenantOwned, TenantMissing, type TenantOwned } from './tenant-owned';

/**
 * What a caller may ask for besides the tenant, which is not his to say. A key that the schema does
 * not know is refused when the query runs (`strictQuery`).
 */
export type FilterWithin = Readonly<Record<string, unknown>> & { tenantId?: never };

/** How far to count, and by which index where the store could not know the best one. */
export interface CountLimits {
  limit?: number;
  hint?: Readonly<Record<string, 1 | -1>>;
}

/**
 * Equality in the words by which MongoDB may use an index of texts alone (`{$type: 'string'}` as its partial
 * filter): it does not conclude from a value what its type is.
 */
export const textIs = (value: string) => trusted({ $eq: value, $type: 'string' });

/** One of these. */
export const oneOf = (values: readonly string[]) => trusted({ $in: [...values] });

/** In a list: none of it. */
export const noneIs = (value: string) => trusted({ $ne: value });

/** A collection as one tenant sees it; there is no call that reaches the records of another. */
export class TenantScope<T extends TenantOwned> {
  constructor(
    private readonly model: Model<T>,
    private readonly tenantId: string,
  ) {
    assertTenant(tenantId, model.modelName);
  }

  find(filter?: FilterWithin, projection: ProjectionType<T> | null = null) {
    return this.model.find(this.own(filter), projection);
  }

  findOne(filter: FilterWithin, projection: ProjectionType<T> | null = null) {
    return this.model.findOne(this.own(filter), projection);
  }

  count(filter?: FilterWithin, limits: CountLimits = {}): Promise<number> {
    return this.model.countDocuments(this.own(filter), limits).exec();
  }

  /** The different values of a text field. */
  async distinct(field: keyof T & string): Promise<string[]> {
    const values: unknown[] = await this.model.distinct(field, this.own()).exec();
    return values.map(String);
  }

  /**
   * `pipeline` works on the records of the tenant alone.
   * @param filter in the store's language; a first `$match` of its own, which indexes serve
   */
  aggregate<R>(pipeline: PipelineStage[], filter: FilterWithin = {}): Promise<R[]> {
    const own: PipelineStage = { $match: { ...filter, tenantId: this.tenantId } };
    return this.model.aggregate<R>([own, ...pipeline]).exec();
  }

  async insert(record: T): Promise<void> {
    if (record.tenantId !== this.tenantId) throw new TenantMissing('insert for another tenant');
    await this.model.create(record);
  }

  /** In their order, up to the first that the store refuses. */
  async insertMany(records: readonly T[]): Promise<void> {
    if (records.some(({ tenantId }) => tenantId !== this.tenantId)) {
      throw new TenantMissing('insert for another tenant');
    }
    await this.model.insertMany([...records], { ordered: true });
  }

  updateOne(filter: FilterWithin, update: UpdateQuery<T>) {
    return this.model.updateOne(this.own(filter), update);
  }

  updateMany(filter: FilterWithin, update: UpdateQuery<T>) {
    return this.model.updateMany(this.own(filter), update);
  }

  deleteOne(filter: FilterWithin) {
    return this.model.deleteOne(this.own(filter));
  }

  deleteMany(filter: FilterWithin) {
    return this.model.deleteMany(this.own(filter));
  }

  private own(filter?: FilterWithin): QueryFilter<T> {
    return { ...filter, tenantId: this.tenantId };
  }
}

/**
 * The only way in which a repository reaches tenant-owned records:
 * `this.documents.of(tenantId).findOne({ _id: id })`.
 */
export class TenantCollection<T extends TenantOwned> {
  constructor(private readonly model: Model<T>) {}

  /** `tenantId` comes from the session or from a job, never from a request. Throws `TenantMissing`. */
  of(tenantId: string): TenantScope<T> {
    return new TenantScope(this.model, tenantId);
  }
}

/** Of events the values go, one by one; a document goes with its files. */
const APART: readonly string[] = ['events', 'documents'];

/** Deletes what a tenant that leaves has in other collections, those of tomorrow included. */
@Injectable()
export class TenantErasure {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Answers how many records went. */
  async deleteAll(tenantId: string): Promise<number> {
    let deleted = 0;
    const models = Object.values(this.connection.models) as Model<TenantOwned>[];
    for (const model of models) {
      if (!isTenantOwned(model.schema) || APART.includes(model.collection.name)) continue;
      const records = new TenantCollection(model);
      const { deletedCount } = await records.of(tenantId).deleteMany({});
      deleted += deletedCount;
    }
    return deleted;
  }
}
