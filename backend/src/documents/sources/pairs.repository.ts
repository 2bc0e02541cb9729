import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { TenantCollection } from '../../platform/database/tenant-collection';
import { DocumentRecord } from '../document/document.schema';
import type { DocumentName } from '../document/documents.repository';

/** What the joining of originals reads. */
@Injectable()
export class PairsRepository {
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new TenantCollection(documents);
  }

  /** The other documents of these comprobantes, the oldest first. */
  async candidates(
    { tenantId, _id }: DocumentName,
    keys: readonly string[],
  ): Promise<DocumentRecord[]> {
    const found = await this.documents
      .of(tenantId)
      .find({
        comprobanteKey: trusted({ $in: [...keys], $type: 'string' }),
        _id: trusted({ $ne: _id }),
      })
      .lean<DocumentRecord[]>();
    return found.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }
}
