import type { JudgedDocument } from '../contracts/payment-subject';
import type { JudgedRecord } from './judged-document';

/** Another document as far as the payment of its debt stands. */
export type TwinRecord = Pick<
  JudgedRecord,
  | '_id'
  | 'filename'
  | 'paymentStatus'
  | 'workflowStatus'
  | 'comprobanteKey'
  | 'duplicateOf'
  | 'extractedData'
>;

/** Another document of a supplier. */
export interface SimilarRecord extends Pick<
  JudgedRecord,
  '_id' | 'filename' | 'comprobanteKey' | 'extractedData'
> {
  ruc: string | null;
  totalCents: number | null;
}

/** Where the marks of a document stand. */
interface LayoutRecord {
  _id: string;
  ruc: string | null;
  layout: number[];
  createdAt: Date;
}

/** What of a company's documents decides about payments; whoever keeps the documents provides it. */
export abstract class PaymentFacts {
  /** Those of the ids that the company has, in any order. */
  abstract judged(tenantId: string, ids: readonly string[]): Promise<JudgedRecord[]>;

  /** The newest of those of which detracción was decided and that have not come to their constancia. */
  abstract depositable(tenantId: string, limit: number): Promise<JudgedRecord[]>;

  /** All of the comprobantes. */
  abstract ofComprobantes(tenantId: string, keys: readonly string[]): Promise<JudgedRecord[]>;

  /** Documents that share a debt with one of these, some of these among them, each once. */
  abstract twins(tenantId: string, documents: readonly JudgedDocument[]): Promise<TwinRecord[]>;

  /** Ids of documents of the comprobantes of which a step is being recorded, or was when a process ended. */
  abstract underWay(tenantId: string, keys: readonly string[]): Promise<string[]>;

  /** Layouts of the documents of suppliers that have one, by the documents' ids; of each supplier some. */
  abstract layouts(tenantId: string, rucs: readonly string[]): Promise<LayoutRecord[]>;

  /** Other documents of the suppliers with one of the totals. */
  abstract similar(
    tenantId: string,
    rucs: readonly string[],
    totals: readonly number[],
  ): Promise<SimilarRecord[]>;
}
