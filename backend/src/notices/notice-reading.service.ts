import { Injectable } from '@nestjs/common';
import { TenantThings } from '../access';
import { ChainState } from '../audit';
import { NOTICE_DAYS, NOTICE_SUBJECTS, type Notice } from '../contracts/notices';
import { documentScreen } from '../contracts/routes';
import { holdsTeam } from '../contracts/user';
import { DocumentQuery } from '../documents';
import { Clock } from '../platform/clock/clock';
import { EventLog, EventStore } from '../platform/event-store';
import { daysAfter } from '../rules/date';
import { limaDay, startOfLimaDay } from '../rules/lima-day';
import {
  documentsOf,
  noticesOf,
  noticeTypes,
  type NoticeEvent,
  type NoticeReader,
} from './domain/notices';

/** Events that are read for one person. */
const MAX_EVENTS = 300;
/** What is due is told at seven. */
const MORNING_MS = 7 * 3_600_000;
/** Of the data of an event, what decides whom it is told to. */
const PARTS = ['ruc', 'isOther'];

/** What happened to a person's work, read from the events of the company: nothing of it is kept. */
@Injectable()
export class NoticeReading {
  constructor(
    private readonly log: EventLog,
    private readonly events: EventStore,
    private readonly things: TenantThings,
    private readonly documents: DocumentQuery,
    private readonly chain: ChainState,
    private readonly clock: Clock,
  ) {}

  /**
   * Newest first, of the last `NOTICE_DAYS` days.
   * @param seenAt after it everything is fresh; null: all is
   */
  async noticesFor(tenantId: string, reader: NoticeReader, seenAt: Date | null): Promise<Notice[]> {
    const seen = seenAt?.toISOString() ?? null;
    const found = await Promise.all([
      this.happened(tenantId, reader, seen),
      holdsTeam(reader, 'tesoreria') ? this.dueTomorrow(tenantId, seen) : [],
      reader.role === 'company_admin' ? this.broken(tenantId, seen) : [],
    ]);
    return found.flat().sort((a, b) => b.at.localeCompare(a.at));
  }

  private async happened(tenantId: string, reader: NoticeReader, seenAt: string | null) {
    const from = startOfLimaDay(daysAfter(this.clock.today(), 1 - NOTICE_DAYS)).toISOString();
    const types = noticeTypes(reader);
    const heads = await this.log.heads(tenantId, { types, from }, PARTS, MAX_EVENTS);
    const events = heads.map(toNoticeEvent);
    const ids = documentsOf(events);
    const [names, actors] = await Promise.all([
      this.things.names('document', tenantId, ids),
      this.events.actorsOfFirst(tenantId, ids.map(streamOf), 1),
    ]);
    const uploaders = new Map(ids.map((id) => [id, actors.get(streamOf(id))?.[0] ?? '']));
    return noticesOf(reader, {
      ...{ events, names, uploaders, seenAt },
      isCut: events.length === MAX_EVENTS,
    });
  }

  private async dueTomorrow(tenantId: string, seenAt: string | null): Promise<Notice[]> {
    const day = this.clock.today();
    const tomorrow = daysAfter(day, 1);
    const { documents, total, isCapped } = await this.documents.page(tenantId, {
      ...{ from: 0, to: NOTICE_SUBJECTS - 1, sort: 'createdAt', order: 'DESC', isCounted: true },
      filter: {
        paymentStatus: 'unpaid',
        vencimientoDesde: tomorrow,
        vencimientoHasta: tomorrow,
      },
    });
    const count = total ?? documents.length;
    const morning = startOfLimaDay(day).getTime() + MORNING_MS;
    if (this.clock.now().getTime() < morning) return [];
    const at = new Date(morning).toISOString();
    const subjects = documents.map(({ id, filename, extractedData }) => ({
      path: documentScreen(id),
      label: extractedData?.documento?.numero || filename,
    }));
    const fresh = freshOf(count, at, seenAt);
    return count === 0
      ? []
      : [{ kind: 'vence', team: null, day, at, count, isCapped, fresh, subjects }];
  }

  private async broken(tenantId: string, seenAt: string | null): Promise<Notice[]> {
    const found = await this.chain.brokenSince(tenantId);
    if (!found) return [];
    const at = found.toISOString();
    const fresh = freshOf(1, at, seenAt);
    return [
      {
        ...{ kind: 'cadena', team: null, day: limaDay(found), at, fresh },
        ...{ count: 1, isCapped: false, subjects: [] },
      },
    ];
  }
}

const streamOf = (id: string): string => `document-${id}`;

const freshOf = (count: number, at: string, seenAt: string | null): number =>
  seenAt === null || at > seenAt ? count : 0;

type Head = Awaited<ReturnType<EventLog['heads']>>[number];

function toNoticeEvent({ type, streamId, meta, data }: Head): NoticeEvent {
  const { ruc, isOther } = data ?? {};
  return {
    ...{ type, streamId, at: meta.at, actorId: meta.actorId },
    ...(typeof ruc === 'string' ? { ruc } : {}),
    ...(isOther === true ? { isOther } : {}),
  };
}
