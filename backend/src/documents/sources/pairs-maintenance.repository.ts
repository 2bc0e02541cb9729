import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { AcrossTenants } from '../../platform/database/across-tenants';
import { DocumentRecord } from '../document/document.schema';
import type { DocumentName } from '../document/documents.repository';

/** Finds what a crash or an outage left half joined. */
@Injectable()
export class PairsMaintenanceRepository {
  private readonly documents: AcrossTenants<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new AcrossTenants(documents);
  }

  async halfJoined(limit: number): Promise<DocumentName[]> {
    return this.documents
      .find('finish joins', { joining: trusted({ $gt: '' }) })
      .select({ tenantId: 1 })
      .limit(limit)
      .lean<DocumentName[]>();
  }
}
