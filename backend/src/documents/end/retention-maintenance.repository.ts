import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { AcrossTenants } from '../../platform/database/across-tenants';
import { DocumentRecord } from '../document/document.schema';

/** A document with expired files that may still be there. */
export type ExpiredFiles = Pick<DocumentRecord, '_id' | 'tenantId' | 'blobKey'>;

/** Goes through the companies whose originals have a retention. */
@Injectable()
export class RetentionMaintenanceRepository {
  private readonly documents: AcrossTenants<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new AcrossTenants(documents);
  }

  /** The tenant with documents that follows in the order of ids; null after the last one. */
  async nextTenant(after: string): Promise<string | null> {
    const document = await this.documents
      .findOne('end retention', { tenantId: trusted({ $gt: after }) })
      .select({ tenantId: 1 })
      .sort({ tenantId: 1 })
      .lean<Pick<DocumentRecord, 'tenantId'>>();
    return document?.tenantId ?? null;
  }

  /** What a crash left between the mark and the files. */
  async unfinished(limit: number): Promise<ExpiredFiles[]> {
    return this.documents
      .find('end retention', { hasExpiredFiles: true })
      .select({ tenantId: 1, blobKey: 1 })
      .limit(limit)
      .lean<ExpiredFiles[]>();
  }
}
