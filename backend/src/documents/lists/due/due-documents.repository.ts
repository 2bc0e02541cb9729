import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { oneOf, TenantCollection } from '../../../platform/database/tenant-collection';
import { keyRangesOf, type Days } from '../../../rules/deadlines';
import { DocumentRecord } from '../../document/document.schema';
import { OLDER_LIST_VERSIONS } from '../list-figures-of';

const DUE_FIELDS = {
  filename: 1,
  createdAt: 1,
  paymentStatus: 1,
  paidCents: 1,
  workflowStatus: 1,
  paymentInfo: 1,
  'extractedData.documento': 1,
  'extractedData.proveedor.nombre': 1,
  'extractedData.totales': 1,
  'extractedData.detraccion': 1,
  'extractedData.informacion_adicional': 1,
} as const;

/** Of a document what says when something of it falls due. */
export type DueDocument = Pick<
  DocumentRecord,
  | '_id'
  | 'filename'
  | 'createdAt'
  | 'paymentStatus'
  | 'paidCents'
  | 'workflowStatus'
  | 'paymentInfo'
  | 'extractedData'
>;

const UNPAID = ['unpaid', 'partially_paid'] as const;
/** Where treasury has decided on a detracción that may not be deposited yet. */
const DECIDED = ['tesoreria_validated', 'payment_prepared', 'payment_executed'] as const;

/** A company's documents by the days that something of them falls due on. */
@Injectable()
export class DueDocumentsRepository {
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new TenantCollection(documents);
  }

  /**
   * All of which something falls due on such days, and others: a decision of treasury moves a day that the
   * index does not know.
   * @param limit of each of the ways in which they are found; as many or more may mean that some are left out
   */
  async near(tenantId: string, days: Days, today: string, limit: number): Promise<DueDocument[]> {
    const company = this.documents.of(tenantId);
    const dated = keyRangesOf(days, today).map((range) => ({
      paymentStatus: oneOf(UNPAID),
      dueKeys: trusted({ $elemMatch: range }),
    }));
    const decided = {
      status: 'completed',
      workflowStatus: oneOf(DECIDED),
      hasDetraction: true,
    };
    const found = await Promise.all(
      [...dated, decided].map((filter) =>
        company.find(filter, DUE_FIELDS).limit(limit).lean<DueDocument[]>(),
      ),
    );
    return [...new Map(found.flat().map((one) => [one._id, one])).values()];
  }

  /** True while documents are older than the index: after an update of the product they are looked through. */
  async isBehind(tenantId: string): Promise<boolean> {
    const older = { listVersion: trusted({ $in: [null, ...OLDER_LIST_VERSIONS] }) };
    const limits = { limit: 1, hint: { listVersion: 1 } } as const;
    return (await this.documents.of(tenantId).count(older, limits)) > 0;
  }
}
