import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { AcrossTenants } from '../database/across-tenants';
import { eventQuery, type EventFilter } from './event-filter';
import { EventRecord, NEWEST_FIRST } from './event.schema';
import type { EventPage, EventRows } from './stored-event';
import { toStored } from './to-stored';

/** What the platform admin may know of events over all companies, and the walk of the daily check. */
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

  /** Newest first; the total is counted up to `rows.totalMax`. */
  async search(filter: EventFilter, rows: EventRows): Promise<EventPage> {
    const { where, hint } = eventQuery(filter, false);
    const query = this.events
      .find('audit of the platform admin', where)
      .sort(NEWEST_FIRST)
      .skip(rows.from)
      .limit(rows.to - rows.from + 1);
    const page = (hint ? query.hint(hint) : query).lean<EventRecord[]>();
    const limits = { limit: rows.totalMax, ...(hint ? { hint } : {}) };
    const counted = this.events.count('audit of the platform admin', where, limits);
    const [records, total] = await Promise.all([page, counted]);
    return { events: records.map(toStored), total };
  }

  async nextTenant(after: string): Promise<string | null> {
    const event = await this.events
      .findOne('check the chains', { tenantId: trusted({ $gt: after }) })
      .select({ tenantId: 1 })
      .sort({ tenantId: 1 })
      .lean<Pick<EventRecord, 'tenantId'>>();
    return event?.tenantId ?? null;
  }
}
