import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { SUPPLIER_DOCUMENTS_MAX } from '../../../contracts/suppliers';
import { TenantCollection } from '../../../platform/database/tenant-collection';
import { DocumentRecord } from '../../document/document.schema';
import { conditionsOf } from '../domain/conditions';
import { within } from '../listing.repository';

const PART_FIELDS = {
  filename: 1,
  createdAt: 1,
  uploadedBy: 1,
  confirmedBy: 1,
  paymentStatus: 1,
  isConfirmed: 1,
  doubtfulAccounts: 1,
  'extractedData.proveedor': 1,
  'extractedData.cuentas': 1,
} as const;

/** Of a document what concerns its supplier. */
export type SupplierDocument = Pick<
  DocumentRecord,
  | '_id'
  | 'filename'
  | 'createdAt'
  | 'uploadedBy'
  | 'confirmedBy'
  | 'paymentStatus'
  | 'isConfirmed'
  | 'doubtfulAccounts'
  | 'extractedData'
>;

/** How many documents of a supplier are in a state. */
export interface SupplierGroup {
  _id: Pick<DocumentRecord, 'status' | 'paymentStatus'> & { ruc: string | null };
  documents: number;
}

const KEYS = ['ruc', 'status', 'paymentStatus'] as const;
const GROUP = {
  $group: {
    _id: Object.fromEntries(KEYS.map((key) => [key, { $ifNull: [`$${key}`, null] }])),
    documents: { $sum: 1 },
  },
};
/** Documents that a search for a name looks at. */
const NAMED_MAX = 5_000;
const NEWEST = { createdAt: -1, _id: 1 } as const;

/** A company's documents as those of its suppliers. */
@Injectable()
export class SupplierDocumentsRepository {
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new TenantCollection(documents);
  }

  /** Along the index of the sums. */
  groups(tenantId: string): Promise<SupplierGroup[]> {
    const all = { _id: trusted({ $gte: '' }) };
    return this.documents.of(tenantId).aggregate<SupplierGroup>([GROUP], all);
  }

  /** RUCs of suppliers with such words in a name, or of the newest documents with them. */
  async rucsNamed(tenantId: string, name: string, now: Date): Promise<Set<string>> {
    const found = await this.documents
      .of(tenantId)
      .find(within(conditionsOf({ razonSocial: name }, now)), { ruc: 1 })
      .limit(NAMED_MAX)
      .lean<Pick<DocumentRecord, '_id' | 'ruc'>[]>();
    return new Set(found.flatMap(({ ruc }) => ruc ?? []));
  }

  /** On the newest document; null when it prints none. */
  async nameOf(tenantId: string, ruc: string): Promise<string | null> {
    const newest = await this.documents
      .of(tenantId)
      .findOne({ ruc }, { 'extractedData.proveedor.nombre': 1 })
      .sort(NEWEST)
      .lean<Pick<DocumentRecord, '_id' | 'extractedData'>>();
    return newest?.extractedData?.proveedor?.nombre ?? null;
  }

  /** The newest ones. */
  async documentsOf(tenantId: string, ruc: string): Promise<SupplierDocument[]> {
    return this.documents
      .of(tenantId)
      .find({ ruc }, PART_FIELDS)
      .sort(NEWEST)
      .limit(SUPPLIER_DOCUMENTS_MAX)
      .lean<SupplierDocument[]>();
  }
}
