import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { AcrossTenants } from '../database/across-tenants';
import { EventRecord } from './event.schema';

/** What the platform admin may know of events over all companies: their number. */
@Injectable()
export class EventMaintenanceRepository {
  private readonly events: AcrossTenants<EventRecord>;

  constructor(@InjectModel(EventRecord.name) events: Model<EventRecord>) {
    this.events = new AcrossTenants<EventRecord>(events);
  }

  countOfType(type: string, from: string, to: string): Promise<number> {
    const filter = { type, 'meta.at': trusted({ $gte: from, $lt: to }) };
    return this.events.count('numbers of the platform admin', filter);
  }
}
