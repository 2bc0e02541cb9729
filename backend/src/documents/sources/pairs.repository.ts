import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { TenantCollection, textIs } from '../../platform/database/tenant-collection';
import { DocumentRecord } from '../document/document.schema';

/** What the joining of originals reads. */
@Injectable()
export class PairsRepository {
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new TenantCollection(documents);
  }

  /** The other documents of these comprobantes, or of the same signed XML, the oldest first. */
  async candidates(document: DocumentRecord, keys: readonly string[]): Promise<DocumentRecord[]> {
    const { tenantId, _id, digest } = document;
    const company = this.documents.of(tenantId);
    const asked = [
      ...(keys.length > 0
        ? [{ comprobanteKey: trusted({ $in: [...keys], $type: 'string' }) }]
        : []),
      ...(digest ? [{ digest: textIs(digest) }] : []),
    ];
    const found: DocumentRecord[] = [];
    for (const filter of asked) {
      const others = company.find({ ...filter, _id: trusted({ $ne: _id }) });
      found.push(...(await others.lean<DocumentRecord[]>()));
    }
    return found.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }
}
