import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { AcrossTenants } from '../database/across-tenants';
import { eventQuery, type EventFilter } from './event-log.repository';
import { EventRecord, NEWEST_FIRST, toStored } from './event.schema';
import type { EventPage, EventRows } from './stored-event';

/** What one person did in one company, with how many events of each kind. */
export type TenantActivity<N extends string> = Record<N, number> & {
  _id: { tenantId: string; actorId: string };
  /** ISO, of the newest. */
  lastAt: string;
  /** 1 where some of it was done as admin of the platform, else 0. */
  byPlatform: number;
};

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

  /**
   * What people did from `from` until before `before` (ISO), by company and person; in no order.
   * @param counted types of events that are counted apart
   */
  async activity<N extends string>(
    from: string,
    before: string,
    counted: Readonly<Record<N, string>>,
  ): Promise<TenantActivity<N>[]> {
    const names = Object.entries<string>(counted);
    const counts = names.map(([name, type]) => [
      name,
      { $sum: { $cond: [{ $eq: ['$type', type] }, 1, 0] } },
    ]);
    return this.events.aggregate<TenantActivity<N>>('numbers of the platform admin', [
      { $match: { 'meta.at': trusted({ $gte: from, $lt: before }) } },
      {
        $group: {
          _id: { tenantId: '$tenantId', actorId: '$meta.actorId' },
          lastAt: { $max: '$meta.at' },
          byPlatform: { $max: { $cond: [{ $eq: ['$meta.role', 'admin'] }, 1, 0] } },
          ...(Object.fromEntries(counts) as Record<string, { $sum: object }>),
        },
      },
    ]);
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
