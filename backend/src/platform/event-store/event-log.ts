import { Injectable } from '@nestjs/common';
import {
  EventLogRepository,
  type EventFilter,
  type HeadQuery,
  type StreamPlace,
  type StreamSpan,
} from './event-log.repository';
import { EventMaintenanceRepository, type TenantActivity } from './event-maintenance.repository';
import {
  Upcasters,
  type EventHead,
  type EventPage,
  type EventRows,
  type StoredEvent,
} from './stored-event';

/** The events of a company, or of all, beyond single streams: for lists, checks and exports. */
@Injectable()
export class EventLog {
  constructor(
    private readonly events: EventLogRepository,
    private readonly all: EventMaintenanceRepository,
    private readonly upcasters: Upcasters,
  ) {}

  /** Events as they are stored, in the order of stream and version, at most `limit`. */
  storedInOrder(tenantId: string, span: StreamSpan, limit: number): Promise<StoredEvent[]> {
    return this.events.inOrder(tenantId, span, limit);
  }

  /** Events of one stream after a version, as they are stored, at most `limit`. */
  storedOfStream(tenantId: string, place: StreamPlace, limit: number): Promise<StoredEvent[]> {
    return this.events.ofStream(tenantId, place, limit);
  }

  /**
   * The newest events of a company, at most `limit`, without their data but for the named parts: what is read
   * of a document is too much for a list that is asked for every minute.
   */
  heads(
    tenantId: string,
    query: HeadQuery,
    parts: readonly string[],
    limit: number,
  ): Promise<EventHead[]> {
    return this.events.heads(tenantId, query, parts, limit);
  }

  /** Events of a company, newest first; the total is counted up to `rows.totalMax`. */
  async search(tenantId: string, filter: EventFilter, rows: EventRows): Promise<EventPage> {
    return this.lift(await this.events.search(tenantId, filter, rows));
  }

  /** The same over all companies: for the platform admin alone. */
  async searchAll(filter: EventFilter, rows: EventRows): Promise<EventPage> {
    return this.lift(await this.all.search(filter, rows));
  }

  /** What people did in a span of time (ISO, `before` exclusive), by company and person. */
  activity<N extends string>(
    from: string,
    before: string,
    counted: Readonly<Record<N, string>>,
  ): Promise<TenantActivity<N>[]> {
    return this.all.activity(from, before, counted);
  }

  /** The company with events that follows in the order of ids; null after the last one. */
  nextTenant(after: string): Promise<string | null> {
    return this.all.nextTenant(after);
  }

  private lift({ events, total }: EventPage): EventPage {
    return { events: events.map((event) => this.upcasters.lift(event)), total };
  }
}
