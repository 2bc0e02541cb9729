import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AcrossTenants } from '../../platform/database/across-tenants';
import { VerificationRecord } from './verification.repository';

/** What the operator may know of the checks of all companies. */
@Injectable()
export class VerificationMaintenanceRepository {
  private readonly records: AcrossTenants<VerificationRecord>;

  constructor(@InjectModel(VerificationRecord.name) records: Model<VerificationRecord>) {
    this.records = new AcrossTenants(records);
  }

  /** Companies whose last check has found a break. */
  countBroken(): Promise<number> {
    return this.records.count('check the chains', { state: 'broken' });
  }
}
