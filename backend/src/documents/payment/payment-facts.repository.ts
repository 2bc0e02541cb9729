import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import type { JudgedDocument } from '../../contracts/payment-subject';
import type { WorkflowStatus } from '../../contracts/workflow';
import {
  TenantCollection,
  type FilterWithin,
  type TenantScope,
} from '../../platform/database/tenant-collection';
import { DocumentRecord } from '../document/document.schema';
import { PaymentFacts } from '../../payments';

type TwinRecord = Awaited<ReturnType<PaymentFacts['twins']>>[number];
type LayoutRecord = Awaited<ReturnType<PaymentFacts['layouts']>>[number];
type SimilarRecord = Awaited<ReturnType<PaymentFacts['similar']>>[number];

/** What of a record is judged: whole top-level keys. */
const JUDGED_FIELDS = {
  filename: 1,
  status: 1,
  paymentStatus: 1,
  paidCents: 1,
  setOffNotes: 1,
  extractedData: 1,
  authenticity: 1,
  isConfirmed: 1,
  workflowStatus: 1,
  paymentInfo: 1,
  observation: 1,
  duplicateAcceptance: 1,
  paymentApproval: 1,
  doubtfulAccounts: 1,
  layout: 1,
  comprobanteKey: 1,
  duplicateOf: 1,
  version: 1,
} as const;
/** A record as it is judged, at one version of it, and the notes that are set off in it. */
export type JudgedRecord = Pick<DocumentRecord, '_id' | keyof typeof JUDGED_FIELDS>;

const TWIN_FIELDS = {
  filename: 1,
  paymentStatus: 1,
  workflowStatus: 1,
  comprobanteKey: 1,
  duplicateOf: 1,
  'extractedData.documento.numero': 1,
} as const;

const SIMILAR_FIELDS = {
  filename: 1,
  comprobanteKey: 1,
  ruc: 1,
  totalCents: 1,
  extractedData: 1,
} as const;
const LAYOUT_FIELDS = { ruc: 1, layout: 1, createdAt: 1 } as const;
/** Detracción is decided in them, and its constancia not yet distributed. */
const BEFORE_CONSTANCIA: readonly WorkflowStatus[] = [
  'tesoreria_validated',
  'payment_prepared',
  'payment_executed',
];
/** Looked at for one call; more of one supplier and total are not told apart any further. */
const SIMILAR_MAX = 500;

const oneOf = (values: readonly string[]) => trusted({ $in: [...values] });
const keyIn = (keys: readonly string[]) =>
  ({ comprobanteKey: trusted({ $in: [...keys], $type: 'string' }) }) as const;

@Injectable()
export class PaymentFactsRepository extends PaymentFacts {
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    super();
    this.documents = new TenantCollection(documents);
  }

  async judged(tenantId: string, ids: readonly string[]): Promise<JudgedRecord[]> {
    return this.documents
      .of(tenantId)
      .find({ _id: oneOf(ids) }, JUDGED_FIELDS)
      .lean<JudgedRecord[]>();
  }

  async depositable(tenantId: string, limit: number): Promise<JudgedRecord[]> {
    return this.documents
      .of(tenantId)
      .find(
        { status: 'completed', workflowStatus: oneOf(BEFORE_CONSTANCIA), hasDetraction: true },
        JUDGED_FIELDS,
      )
      .sort({ createdAt: -1, _id: 1 })
      .limit(limit)
      .lean<JudgedRecord[]>();
  }

  async ofComprobantes(tenantId: string, keys: readonly string[]): Promise<JudgedRecord[]> {
    const company = this.documents.of(tenantId);
    if (keys.length === 0) return [];
    return company.find(keyIn(keys), JUDGED_FIELDS).lean<JudgedRecord[]>();
  }

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

  async underWay(tenantId: string, keys: readonly string[]): Promise<string[]> {
    const company = this.documents.of(tenantId);
    if (keys.length === 0) return [];
    const found = await company
      .find({ ...keyIn(keys), stepUnderWay: true }, { _id: 1 })
      .lean<Pick<DocumentRecord, '_id'>[]>();
    return found.map(({ _id }) => _id);
  }

  async layouts(tenantId: string, rucs: readonly string[]): Promise<LayoutRecord[]> {
    const company = this.documents.of(tenantId);
    if (rucs.length === 0) return [];
    const filter = { ruc: oneOf(rucs), layout: trusted({ $ne: null }) };
    return company.find(filter, LAYOUT_FIELDS).limit(SIMILAR_MAX).lean<LayoutRecord[]>();
  }

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
