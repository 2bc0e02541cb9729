import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { TenantCollection } from './tenant-collection';
import { isTenantOwned, type TenantOwned } from './tenant-owned';

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
