import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { AcrossTenants } from '../../platform/database/across-tenants';
import { DocumentRecord } from '../document/document.schema';
import type { DocumentName } from '../document/documents.repository';
import { WITH_DELETED } from './deleted-documents.schema';

/** A bound that the index knows, unlike `$ne: null`. */
const BEGINNING = new Date(0);

/** Finds the deletions that a crash or an outage left unfinished. */
@Injectable()
export class RemovalMaintenanceRepository {
  private readonly documents: AcrossTenants<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new AcrossTenants(documents);
  }

  async unfinished(limit: number): Promise<DocumentName[]> {
    return this.documents
      .find('finish deletions', { deletedAt: trusted({ $gt: BEGINNING }) })
      .setOptions({ [WITH_DELETED]: true })
      .select({ tenantId: 1 })
      .limit(limit)
      .lean<DocumentName[]>();
  }
}
