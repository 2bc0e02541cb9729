import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { AcrossTenants } from '../../platform/database/across-tenants';
import { DocumentRecord } from '../document/document.schema';
import { STEP_FIELDS } from './step-document';

/** Finds over all companies what crashes left, and what there is to verify. */
@Injectable()
export class StepsMaintenanceRepository {
  private readonly documents: AcrossTenants<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new AcrossTenants(documents);
  }

  async underWay(limit: number): Promise<DocumentRecord[]> {
    return this.documents
      .find('finish steps', { stepUnderWay: true })
      .select(STEP_FIELDS)
      .limit(limit)
      .lean<DocumentRecord[]>();
  }

  /** By id; `after` is the last one of the page before. */
  async recordsAfter(after: string, limit: number): Promise<DocumentRecord[]> {
    return this.documents
      .find('verify the workflow', { _id: trusted({ $gt: after }) })
      .select(STEP_FIELDS)
      .sort({ _id: 1 })
      .limit(limit)
      .lean<DocumentRecord[]>();
  }
}
