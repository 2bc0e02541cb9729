import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { AcrossTenants } from '../platform/database/across-tenants';
import { CreditHoldRecord, holdId, type CreditHold } from './credit-hold.repository';

/** What the sweep needs across companies; never reachable from a request. */
@Injectable()
export class CreditHoldMaintenanceRepository {
  private readonly holds: AcrossTenants<CreditHoldRecord>;

  constructor(@InjectModel(CreditHoldRecord.name) holds: Model<CreditHoldRecord>) {
    this.holds = new AcrossTenants<CreditHoldRecord>(holds);
  }

  /** A page of all holds in the order of their ids; `after` is the last hold of the page before. */
  async holdsAfter(after: CreditHold | null, limit: number): Promise<CreditHold[]> {
    return this.holds
      .find('settle credits', after ? { _id: trusted({ $gt: holdId(after) }) } : {})
      .sort({ _id: 1 })
      .limit(limit)
      .lean<CreditHoldRecord[]>();
  }
}
