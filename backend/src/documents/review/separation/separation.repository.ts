import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { TenantCollection } from '../../../platform/database/tenant-collection';
import { DocumentRecord } from '../../document/document.schema';

/** What the separation of comprobantes reads and writes. */
@Injectable()
export class SeparationRepository {
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new TenantCollection(documents);
  }

  /** Documents that were made of a document's file. */
  async madeOf(
    tenantId: string,
    id: string,
  ): Promise<Pick<DocumentRecord, '_id' | 'separatedFrom'>[]> {
    return this.documents
      .of(tenantId)
      .find(
        { 'separatedFrom.documentId': trusted({ $eq: id, $type: 'string' }) },
        { separatedFrom: 1 },
      )
      .lean<Pick<DocumentRecord, '_id' | 'separatedFrom'>[]>();
  }
}
