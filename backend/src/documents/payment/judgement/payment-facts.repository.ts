import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import type { JudgedDocument } from '../../../contracts/payment-judgement';
import {
  TenantCollection,
  type FilterWithin,
  type TenantScope,
} from '../../../platform/database/tenant-collection';
import { DocumentRecord } from '../../document/document.schema';
import { JUDGED_FIELDS, type JudgedRecord } from './judged-document';

const TWIN_FIELDS = {
  filename: 1,
  paymentStatus: 1,
  workflowStatus: 1,
  comprobanteKey: 1,
  duplicateOf: 1,
  'extractedData.documento.numero': 1,
} as const;
/** Another document as far as the payment of its debt stands. */
export type TwinRecord = Pick<
  DocumentRecord,
  | '_id'
  | 'filename'
  | 'paymentStatus'
  | 'workflowStatus'
  | 'comprobanteKey'
  | 'duplicateOf'
  | 'extractedData'
>;

const SIMILAR_FIELDS = {
  filename: 1,
  comprobanteKey: 1,
  ruc: 1,
  totalCents: 1,
  extractedData: 1,
} as const;
export type SimilarRecord = Pick<DocumentRecord, '_id' | keyof typeof SIMILAR_FIELDS>;
/** Looked at for one call; more of one supplier and total are not told apart any further. */
const SIMILAR_MAX = 500;

const oneOf = (values: readonly string[]) => trusted({ $in: [...values] });
const keyIn = (keys: readonly string[]) =>
  ({ comprobanteKey: trusted({ $in: [...keys], $type: 'string' }) }) as const;

/** What of a company's documents decides about payments. */
@Injectable()
export class PaymentFactsRepository {
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new TenantCollection(documents);
  }

  /** Those of the ids that the company has, in any order. */
  async judged(tenantId: string, ids: readonly string[]): Promise<JudgedRecord[]> {
    return this.documents
      .of(tenantId)
      .find({ _id: oneOf(ids) }, JUDGED_FIELDS)
      .lean<JudgedRecord[]>();
  }

  /** Documents that share a debt with one of these, some of these among them, each once. */
  async twins(tenantId: string, documents: readonly JudgedDocument[]): Promise<TwinRecord[]> {
    const company = this.documents.of(tenantId);
    const keys = documents.flatMap(({ comprobanteKey }) => comprobanteKey ?? []);
    const earlier = documents.flatMap(({ duplicateOf }) => duplicateOf ?? []);
    const ids = documents.map(({ id }) => id);
    const lists = await Promise.all([
      twinsBy(company, keys, keyIn),
      twinsBy(company, earlier, (some) => ({ _id: oneOf(some) })),
      twinsBy(company, ids, (some) => ({
        duplicateOf: trusted({ $in: [...some], $type: 'string' }),
      })),
    ]);
    return [...new Map(lists.flat().map((twin) => [twin._id, twin])).values()];
  }

  /** Ids of documents of the comprobantes of which a step is being recorded, or was when a process ended. */
  async underWay(tenantId: string, keys: readonly string[]): Promise<string[]> {
    const company = this.documents.of(tenantId);
    if (keys.length === 0) return [];
    const found = await company
      .find({ ...keyIn(keys), stepUnderWay: true }, { _id: 1 })
      .lean<Pick<DocumentRecord, '_id'>[]>();
    return found.map(({ _id }) => _id);
  }

  /** Other documents of the suppliers with one of the totals. */
  async similar(
    tenantId: string,
    rucs: readonly string[],
    totals: readonly number[],
  ): Promise<SimilarRecord[]> {
    const company = this.documents.of(tenantId);
    if (rucs.length === 0) return [];
    const filter = { ruc: oneOf(rucs), totalCents: trusted({ $in: [...totals] }) };
    return company.find(filter, SIMILAR_FIELDS).limit(SIMILAR_MAX).lean<SimilarRecord[]>();
  }

  /** Credit notes of a supplier that have been read, the newest first. */
  async creditNotes(tenantId: string, ruc: string): Promise<SimilarRecord[]> {
    return this.documents
      .of(tenantId)
      .find(
        { ruc, status: 'completed', 'extractedData.documento.tipo': 'nota_credito' },
        SIMILAR_FIELDS,
      )
      .sort({ createdAt: -1 })
      .limit(SIMILAR_MAX)
      .lean<SimilarRecord[]>();
  }
}

async function twinsBy(
  company: TenantScope<DocumentRecord>,
  values: readonly string[],
  filter: (values: readonly string[]) => FilterWithin,
): Promise<TwinRecord[]> {
  if (values.length === 0) return [];
  return company.find(filter(values), TWIN_FIELDS).lean<TwinRecord[]>();
}
