import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import {
  TenantCollection,
  textIs,
  type FilterWithin,
} from '../../platform/database/tenant-collection';
import { DocumentRecord } from '../document/document.schema';
import type { DocumentName } from '../document/documents.repository';

/** What the joining of originals reads. */
@Injectable()
export class PairsRepository {
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new TenantCollection(documents);
  }

  /** The other documents of these comprobantes, or of the same signed XML, the oldest first. */
  async candidates(document: DocumentRecord, keys: readonly string[]): Promise<DocumentRecord[]> {
    const { digest } = document;
    const found = [
      ...(keys.length > 0
        ? await this.others(document, {
            comprobanteKey: trusted({ $in: [...keys], $type: 'string' }),
          })
        : []),
      ...(digest ? await this.others(document, { digest: textIs(digest) }) : []),
    ];
    return found.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }

  private others({ tenantId, _id }: DocumentName, filter: FilterWithin): Promise<DocumentRecord[]> {
    return this.documents
      .of(tenantId)
      .find({ ...filter, _id: trusted({ $ne: _id }) })
      .lean<DocumentRecord[]>();
  }
}
