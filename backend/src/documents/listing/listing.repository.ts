import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import type { DocumentFilter, ListQuery } from '../../contracts/list-query';
import {
  TenantCollection,
  type FilterWithin,
  type TenantScope,
} from '../../platform/database/tenant-collection';
import { DocumentRecord } from '../document.schema';
import { conditionsOf, type Condition } from './domain/conditions';
import { NEWEST, partsOf, type ListPart } from './domain/order';
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
    const wanted = query.to - query.from + 1;
    for (const part of partsOf(query.sort, query.order)) {
      const left = { skip, limit: wanted - found.length };
      const asked = [...conditions, ...(part.condition ? [part.condition] : [])];
      const records = await readPart(company, asked, part, left);
      found.push(...records);
      if (found.length === wanted) break;
      if (records.length > 0) skip = 0;
      else if (skip > 0) skip -= Math.min(skip, await company.count(within(asked)));
    }
    return found;
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

async function readPart(
  company: TenantScope<DocumentRecord>,
  conditions: readonly Condition[],
  { order }: ListPart,
  { skip, limit }: { skip: number; limit: number },
): Promise<ListedDocument[]> {
  return company
    .find(within(conditions), LISTED_FIELDS)
    .sort({ ...order })
    .skip(skip)
    .limit(limit)
    .lean<ListedDocument[]>();
}
