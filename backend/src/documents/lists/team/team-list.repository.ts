import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model, type SortOrder } from 'mongoose';
import { TenantCollection, type FilterWithin } from '../../../platform/database/tenant-collection';
import { DocumentRecord } from '../../document/document.schema';
import { conditionAbove, searchConditions } from '../domain/conditions';
import { LISTED_FIELDS } from '../listed-document';
import { within } from '../listing.repository';
import type { DueRange, Wanted } from './domain/wanted';

/** What of a record a list of the workflow reads. */
const TEAM_LIST_FIELDS = {
  ...LISTED_FIELDS,
  workflowVersion: 1,
  workflowComments: 1,
  approvedBy: 1,
  stepSince: 1,
} as const;
const KEY_PROJECTION = { createdAt: 1, stepSince: 1 } as const;

type Sort = Readonly<Record<string, SortOrder>>;

/** Which rows of which documents, in which order; `skip` from 0. */
export interface Rows {
  sort: Sort;
  skip: number;
  limit: number;
}

export type TeamDocument = Pick<DocumentRecord, '_id' | keyof typeof TEAM_LIST_FIELDS>;

/** A document's place in the order of waiting. */
export type WaitingKey = Pick<DocumentRecord, '_id' | 'createdAt' | 'stepSince'>;

export const NEWEST: Sort = { createdAt: -1, _id: 1 };
export const DUE_FIRST: Sort = { reviewDue: 1, createdAt: -1, _id: 1 };
/** The other way round than `NEWEST`, so that its index serves it backwards. */
export const OLDEST: Sort = { createdAt: 1, _id: -1 };
export const WAITING_LONGEST: Sort = { stepSince: 1, _id: 1 };

/** The lists and numbers of the workflow; each order and each count is served by an index of its own. */
@Injectable()
export class TeamListRepository {
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new TenantCollection(documents);
  }

  async page(tenantId: string, wanted: Wanted, rows: Rows): Promise<TeamDocument[]> {
    return this.rows(tenantId, wanted, rows).select(TEAM_LIST_FIELDS).lean<TeamDocument[]>();
  }

  async keys(tenantId: string, wanted: Wanted, rows: Rows): Promise<WaitingKey[]> {
    return this.rows(tenantId, wanted, rows).select(KEY_PROJECTION).lean<WaitingKey[]>();
  }

  async byIds(tenantId: string, ids: readonly string[]): Promise<TeamDocument[]> {
    return this.documents
      .of(tenantId)
      .find({ _id: trusted({ $in: [...ids] }) }, TEAM_LIST_FIELDS)
      .lean<TeamDocument[]>();
  }

  /**
   * What an index alone does not tell is read, in the order in which the store finds it fastest.
   * @param max where counting ends; without it everything is counted
   */
  async count(tenantId: string, wanted: Wanted, max?: number): Promise<number> {
    if (!wanted.isObserved && !wanted.above && wanted.search === '')
      return this.documents.of(tenantId).count(filterOf(wanted), max ? { limit: max } : {});
    const rows = { sort: NEWEST, skip: 0, limit: max ?? 0 };
    return (await this.rows(tenantId, wanted, rows).select({ _id: 1 }).lean()).length;
  }

  private rows(tenantId: string, wanted: Wanted, { sort, skip, limit }: Rows) {
    return this.documents.of(tenantId).find(filterOf(wanted)).sort(sort).skip(skip).limit(limit);
  }
}

const NOT_APPROVED = { isApproved: { $ne: true }, paymentStatus: { $ne: 'paid' } };

function filterOf({ statuses, isObserved, above, due, search }: Wanted): FilterWithin {
  const more = above ? [conditionAbove(above), NOT_APPROVED] : [];
  return {
    ...within([...searchConditions(search), ...more]),
    status: 'completed',
    workflowStatus: trusted({ $in: [...statuses] }),
    ...(isObserved ? { 'observation.at': trusted({ $exists: true }) } : {}),
    ...(due ? { reviewDue: trusted(rangeOf(due)) } : {}),
  };
}

const rangeOf = ({ from, to }: DueRange) =>
  from === null ? { $lte: to } : { $gte: from, $lte: to };
