import type { Model, PipelineStage, QueryFilter, UpdateQuery } from 'mongoose';
import type { CountLimits } from './tenant-collection';
import { ACROSS_TENANTS, type TenantOwned } from './tenant-owned';

/** Why a query spans companies; each is work of the product itself or of the platform admin. */
export type AcrossReason =
  | 'reconcile the queue'
  | 'relay the outbox'
  | 'settle credits'
  | 'mail notices'
  | 'retry for the platform admin'
  | 'finish deletions'
  | 'finish joins'
  | 'finish steps'
  | 'verify the workflow'
  | 'end retention'
  | 'make list figures'
  | 'numbers of the platform admin'
  | 'audit of the platform admin'
  | 'check the chains';

/**
 * The door past the tenant check, for `*-maintenance.repository.ts` alone: nothing that a company's
 * request reaches may go through it, and every use says why.
 */
export class AcrossTenants<T extends TenantOwned> {
  constructor(private readonly model: Model<T>) {}

  find(reason: AcrossReason, filter: QueryFilter<T>) {
    return this.model.find(filter).setOptions({ [ACROSS_TENANTS]: reason });
  }

  findOne(reason: AcrossReason, filter: QueryFilter<T>) {
    return this.model.findOne(filter).setOptions({ [ACROSS_TENANTS]: reason });
  }

  count(reason: AcrossReason, filter: QueryFilter<T>, limits: CountLimits = {}): Promise<number> {
    return this.model
      .countDocuments(filter, limits)
      .setOptions({ [ACROSS_TENANTS]: reason })
      .exec();
  }

  updateOne(reason: AcrossReason, filter: QueryFilter<T>, update: UpdateQuery<T>) {
    return this.model.updateOne(filter, update).setOptions({ [ACROSS_TENANTS]: reason });
  }

  aggregate<R>(reason: AcrossReason, pipeline: PipelineStage[]): Promise<R[]> {
    return this.model
      .aggregate<R>(pipeline)
      .option({ [ACROSS_TENANTS]: reason })
      .exec();
  }
}
