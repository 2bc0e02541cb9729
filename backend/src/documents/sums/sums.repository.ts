import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { TenantCollection } from '../../platform/database/tenant-collection';
import { DocumentRecord } from '../document.schema';
import type { Part } from '../domain/parts';
import type { Condition } from '../listing/domain/conditions';
import { GROUP_KEYS, type Group } from './domain/groups';
import type { Twin } from './domain/twins';

/** A missing value counts as null, which the entries of an index do not tell from it. */
const GROUP = {
  $group: {
    _id: Object.fromEntries(GROUP_KEYS.map((key) => [key, { $ifNull: [`$${key}`, null] }])),
    documents: { $sum: 1 },
    totalCents: { $sum: '$totalCents' },
    paidCents: { $sum: '$paidCents' },
  },
};
const TWIN_FIELDS = {
  ...Object.fromEntries(GROUP_KEYS.map((key) => [key, 1])),
  ...{ totalCents: 1, paidCents: 1, comprobanteKey: 1, sha256: 1, createdAt: 1 },
};
/** Values that are looked up one by one along an index. */
const LISTED = 400;

/** What a document that is marked as repeated has in common with another. */
export type Mark = Pick<DocumentRecord, 'comprobanteKey' | 'sha256'>;
/** Of all marks of a company, each once. */
export interface Marks {
  keys: readonly string[];
  files: readonly string[];
}
export type DatedTwin = Twin & { createdAt: Date };

/** What sums are made of; all of it within a company. */
@Injectable()
export class SumsRepository {
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new TenantCollection(documents);
  }

  groupsOfPart(tenantId: string, part: Part): Promise<Group[]> {
    return this.documents.of(tenantId).aggregate<Group>([GROUP], { _id: within(part) });
  }

  /** At most `limit` documents are looked for. */
  groupsOf(tenantId: string, conditions: readonly Condition[], limit: number): Promise<Group[]> {
    const filter = conditions.length > 0 ? { $and: conditions } : {};
    return this.documents.of(tenantId).aggregate<Group>([{ $limit: limit }, GROUP], filter);
  }

  /** Comprobantes and files of the documents that are marked as repeated. */
  async marksOfPart(tenantId: string, part: Part): Promise<Mark[]> {
    const marked = { _id: within(part), duplicateOf: trusted({ $type: 'string' }) };
    return this.documents
      .of(tenantId)
      .find(marked, { _id: 0, comprobanteKey: 1, sha256: 1 })
      .lean<Mark[]>();
  }

  /** Payable documents that have the comprobante or the file of a mark. */
  async twinsOfPart(tenantId: string, part: Part, { keys, files }: Marks): Promise<DatedTwin[]> {
    const company = this.documents.of(tenantId);
    const found = [
      ...inLists(keys, ($in) => ({ comprobanteKey: trusted({ $in, $type: 'string' }) })),
      ...inLists(files, ($in) => ({ sha256: trusted({ $in }) })),
    ].map((filter) =>
      company.find({ ...filter, _id: within(part) }, TWIN_FIELDS).lean<DatedTwin[]>(),
    );
    const byId = new Map((await Promise.all(found)).flat().map((one) => [one._id, one]));
    return [...byId.values()]
      .filter(({ status, isPayable }) => status === 'completed' && isPayable === true)
      .map((one) => ({ ...one, paidCents: one.paidCents ?? 0 }));
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

const within = ({ from, to }: Part) => trusted({ $gte: from, ...(to === null ? {} : { $lt: to }) });

function inLists<T>(values: readonly string[], filterOf: (some: string[]) => T): T[] {
  const lists = Array.from({ length: Math.ceil(values.length / LISTED) }, (_, at) =>
    values.slice(at * LISTED, (at + 1) * LISTED),
  );
  return lists.map(filterOf);
}
