import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { TenantCollection } from '../../../platform/database/tenant-collection';
import { DocumentRecord } from '../../document/document.schema';
import { partOf, PARTS, type Part } from '../../document/domain/parts';
import type { Condition } from '../domain/conditions';
import { GROUP_KEYS, groupOf, merged, type Group, type Summed } from './domain/groups';
import type { Mark, Marks, Twin } from './domain/twins';

/** A missing value counts as null, which the entries of an index do not tell from it. */
const GROUP = {
  $group: {
    _id: Object.fromEntries(GROUP_KEYS.map((key) => [key, { $ifNull: [`$${key}`, null] }])),
    documents: { $sum: 1 },
    totalCents: { $sum: '$totalCents' },
    paidCents: { $sum: '$paidCents' },
  },
};
const SUMMED_FIELDS = {
  ...Object.fromEntries(GROUP_KEYS.map((key) => [key, 1])),
  ...{ totalCents: 1, paidCents: 1 },
};
const MARK_FIELDS = { comprobanteKey: 1, sha256: 1 };
const TWIN_FIELDS = { ...SUMMED_FIELDS, ...MARK_FIELDS, createdAt: 1 };
/** Values that are looked up one by one along an index. */
const LISTED = 400;

/** What sums are made of; all of it within a company. */
@Injectable()
export class SumsRepository {
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new TenantCollection(documents);
  }

  groupsOfPart(tenantId: string, part: Part): Promise<Group[]> {
    return this.documents.of(tenantId).aggregate<Group>([GROUP], idsOf(part));
  }

  /** Those of each part; null of a company with more documents than parts. */
  async groupsOfParts(tenantId: string): Promise<Group[][] | null> {
    const all = await this.documents
      .of(tenantId)
      .find({}, SUMMED_FIELDS)
      .limit(PARTS.length + 1)
      .lean<(Summed & { _id: string })[]>();
    if (all.length > PARTS.length) return null;
    const parts = PARTS.map((): Group[] => []);
    for (const { _id, ...one } of all) parts[partOf(_id)]?.push(groupOf(one));
    return parts.map(merged);
  }

  /** At most `limit` documents are looked for. */
  groupsOf(tenantId: string, conditions: readonly Condition[], limit: number): Promise<Group[]> {
    const filter = conditions.length > 0 ? { $and: conditions } : {};
    return this.documents.of(tenantId).aggregate<Group>([{ $limit: limit }, GROUP], filter);
  }

  /** Of documents that are marked as repeated. */
  marksOf(tenantId: string, part?: Part): Promise<Mark[]> {
    return this.documents
      .of(tenantId)
      .find({ duplicateOf: trusted({ $type: 'string' }), ...idsOf(part) }, MARK_FIELDS)
      .lean<Mark[]>();
  }

  /** Payable documents that have a repeated comprobante or file. */
  async twins(tenantId: string, { keys, files }: Marks): Promise<Twin[]> {
    const company = this.documents.of(tenantId);
    const found = [
      ...inLists([...keys], ($in) => ({ comprobanteKey: trusted({ $in, $type: 'string' }) })),
      ...inLists([...files], ($in) => ({ sha256: trusted({ $in }) })),
    ].map((filter) => company.find(filter, TWIN_FIELDS).lean<Twin[]>());
    const byId = new Map((await Promise.all(found)).flat().map((one) => [one._id, one]));
    return payable([...byId.values()]);
  }

  /** Those of them in a part of the company's documents. */
  async twinsOfPart(tenantId: string, part: Part, marks: Marks): Promise<Twin[]> {
    const company = this.documents.of(tenantId);
    const all = await company.find(idsOf(part), TWIN_FIELDS).lean<Twin[]>();
    return payable(all.filter((one) => marks.has(one)));
  }

  /** Those of the ids that match. */
  async matching(
    tenantId: string,
    conditions: readonly Condition[],
    ids: readonly string[],
  ): Promise<Set<string>> {
    const company = this.documents.of(tenantId);
    const counted = { $group: { _id: { _id: { $ifNull: ['$_id', null] } }, n: { $sum: 1 } } };
    const rows = await Promise.all(
      inLists(ids, ($in) => ({ $and: [{ _id: { $in } }, ...conditions] })).map((filter) =>
        company.aggregate<{ _id: { _id: string } }>([counted], filter),
      ),
    );
    return new Set(rows.flat().map(({ _id }) => _id._id));
  }
}

function inLists<T>(values: readonly string[], filterOf: (some: string[]) => T): T[] {
  const lists = Array.from({ length: Math.ceil(values.length / LISTED) }, (_, at) =>
    values.slice(at * LISTED, (at + 1) * LISTED),
  );
  return lists.map(filterOf);
}

const idsOf = (part: Part | undefined) =>
  part ? { _id: trusted({ $gte: part.from, ...(part.to === null ? {} : { $lt: part.to }) }) } : {};

const payable = (found: readonly Twin[]): Twin[] =>
  found
    .filter(({ status, isPayable }) => status === 'completed' && isPayable === true)
    .map((one) => ({ ...one, paidCents: one.paidCents ?? 0 }));
