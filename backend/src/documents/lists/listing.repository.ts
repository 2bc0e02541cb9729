import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import type { DocumentFilter, ListQuery } from '../../contracts/list-query';
import {
  TenantCollection,
  type FilterWithin,
  type TenantScope,
} from '../../platform/database/tenant-collection';
import { DocumentRecord } from '../document/document.schema';
import { conditionsOf, type Condition } from './domain/conditions';
import { NEWEST, partsOf, type ListPart } from './domain/order';
import { WITH_DELETED } from '../end/deleted-documents.schema';
import { LISTED_FIELDS, type ListedDocument } from './listed-document';

/** A document that a walk has come to. */
export type Place = Pick<DocumentRecord, '_id' | 'createdAt'>;

/** Conditions as a filter; their operators are our own, which mongoose would otherwise take for values. */
export function within(conditions: readonly Condition[]): FilterWithin {
  return conditions.length === 0 ? {} : { $and: conditions.map(trustedCondition) };
}

function trustedCondition(condition: Condition): Condition {
  const entries = Object.entries(condition).map(([key, value]) => {
    if (key === '$or') return [key, (value as Condition[]).map(trustedCondition)] as const;
    return [key, isOperators(value) ? trusted({ ...value }) : value] as const;
  });
  return Object.fromEntries(entries);
}

function isOperators(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}

/** After `place` in the order of `NEWEST`; the first condition is the one that an index serves. */
function afterPlace(place: Place | null): Condition[] {
  if (!place) return [];
  const { createdAt, _id } = place;
  return [
    { createdAt: { $lte: createdAt } },
    { $or: [{ createdAt: { $lt: createdAt } }, { _id: { $gt: _id } }] },
  ];
}

/** Reads of the list; every one is served by an index of the schema (docs/decisions/019). */
@Injectable()
export class ListingRepository {
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new TenantCollection(documents);
  }

  /** The asked part of the list, which may lie across the documents with a value and those without. */
  async page(tenantId: string, query: ListQuery, now: Date): Promise<ListedDocument[]> {
    const company = this.documents.of(tenantId);
    const conditions = conditionsOf(query.filter, now);
    const found: ListedDocument[] = [];
    let skip = query.from;
    let limit = query.to - query.from + 1;
    for (const part of partsOf(query.sort, query.order)) {
      const asked = [...conditions, ...(part.condition ? [part.condition] : [])];
      const { records, places } = await readPart(company, asked, part, { skip, limit });
      found.push(...records);
      limit -= places;
      if (limit === 0) break;
      if (places > 0) skip = 0;
      else if (skip > 0) skip -= Math.min(skip, await company.count(within(asked)));
    }
    return found;
  }

  /** Ids of the documents to which others were joined. */
  async keepersOf(tenantId: string, ids: readonly string[]): Promise<string[]> {
    const keepers = await this.documents
      .of(tenantId)
      .find({ sourceIds: trusted({ $in: [...ids], $type: 'string' }) }, { _id: 1 })
      .lean<Pick<DocumentRecord, '_id'>[]>();
    return keepers.map(({ _id }) => _id);
  }

  async findMany(tenantId: string, ids: readonly string[]): Promise<ListedDocument[]> {
    return this.documents
      .of(tenantId)
      .find({ _id: trusted({ $in: [...ids] }) }, LISTED_FIELDS)
      .sort(NEWEST)
      .lean<ListedDocument[]>();
  }

  /** The next documents after `place`, newest first. */
  async after(
    tenantId: string,
    filter: DocumentFilter,
    place: Place | null,
    { now, limit }: { now: Date; limit: number },
  ): Promise<ListedDocument[]> {
    return this.documents
      .of(tenantId)
      .find(within([...conditionsOf(filter, now), ...afterPlace(place)]), LISTED_FIELDS)
      .sort(NEWEST)
      .limit(limit)
      .lean<ListedDocument[]>();
  }

  /** How many match conditions that one index says all of. */
  count(tenantId: string, conditions: readonly Condition[]): Promise<number> {
    return this.documents.of(tenantId).count(within(conditions));
  }
}

/** Documents of a part of the list and how many places of it they stand for. */
interface PartRows {
  records: ListedDocument[];
  places: number;
}

async function readPart(
  company: TenantScope<DocumentRecord>,
  conditions: readonly Condition[],
  { order }: ListPart,
  { skip, limit }: { skip: number; limit: number },
): Promise<PartRows> {
  const where = within(conditions);
  if (skip > 0) {
    const ids = await placesOf(company.find(where, { _id: 1 }).sort({ ...order }), skip, limit);
    return { records: await inOrder(company, ids), places: ids.length };
  }
  const query = company.find(where, LISTED_FIELDS).sort({ ...order });
  const records = await query.limit(limit).lean<ListedDocument[]>();
  return { records, places: records.length };
}

/**
 * What stands at places far behind, by its index alone: no index knows of deletions, so that asking for them
 * would read every document on the way. Like a count, it takes what is being erased for a place.
 */
async function placesOf(
  query: ReturnType<TenantScope<DocumentRecord>['find']>,
  skip: number,
  limit: number,
): Promise<string[]> {
  const even = { [WITH_DELETED]: true };
  const found = await query
    .skip(skip)
    .limit(limit)
    .setOptions(even)
    .lean<Pick<DocumentRecord, '_id'>[]>();
  return found.map(({ _id }) => _id);
}

async function inOrder(
  company: TenantScope<DocumentRecord>,
  ids: readonly string[],
): Promise<ListedDocument[]> {
  const wanted = { _id: trusted({ $in: [...ids] }) };
  const records = await company.find(wanted, LISTED_FIELDS).lean<ListedDocument[]>();
  const byId = new Map(records.map((record) => [record._id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
