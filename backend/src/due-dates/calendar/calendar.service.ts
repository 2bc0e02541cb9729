import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { tellActivity, type RequestActor } from '../../access';
import type { OneTimeLink } from '../../contracts/account';
import {
  CALENDAR_AHEAD_DAYS,
  CALENDAR_LINK_DAYS,
  CALENDAR_PAST_DAYS,
  type CalendarLink,
} from '../../contracts/due-dates';
import { API, DUE_DATES_SCREEN } from '../../contracts/routes';
import { DocumentQuery } from '../../documents';
import { Clock } from '../../platform/clock/clock';
import { newToken, tokenHash } from '../../platform/one-time-token';
import { daysAfter } from '../../rules/date';
import { DomainError } from '../../rules/domain-error';
import { UsersService } from '../../users';
import { calendarOf } from '../domain/icalendar';
import { CalendarLinksRepository } from './calendar-links.repository';

const DAY_MS = 24 * 3_600_000;

/** Calendars that other programs read by a secret address; whoever has it sees days and counts only. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly links: CalendarLinksRepository,
    private readonly users: UsersService,
    private readonly documents: DocumentQuery,
    private readonly news: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  async linkOf(userId: string): Promise<CalendarLink> {
    const link = await this.links.ofAccount(userId, this.clock.now());
    return { expiresAt: link && link.expiresAt.toISOString() };
  }

  /** A new address; an older one of the same person stops working. `origin` is this site's. */
  async issue(actor: RequestActor, origin: string): Promise<OneTimeLink> {
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + CALENDAR_LINK_DAYS * DAY_MS);
    await this.links.put({ _id: actor.id, tokenHash: tokenHash(token), expiresAt });
    tellActivity(this.news, actor, 'calendar_link_issued', 'Enlace de calendario de vencimientos');
    return {
      url: new URL(API.dueDatesCalendar(token), origin).href,
      expiresAt: expiresAt.toISOString(),
    };
  }

  /** The address stops working; nothing when there is none. */
  async revoke(actor: RequestActor): Promise<void> {
    if (await this.links.forget(actor.id))
      tellActivity(this.news, actor, 'calendar_link_revoked', 'Enlace de calendario anulado');
  }

  /** The calendar behind an address. Throws NO_ENCONTRADO when it does not work, or its person is out. */
  async calendarBehind(token: string, origin: string): Promise<string> {
    const now = this.clock.now();
    const link = await this.links.byHash(tokenHash(token), now);
    const user = link && (await this.users.find(link._id));
    if (!user?.isActive || user.companyId === null) throw new DomainError('NO_ENCONTRADO');
    const today = this.clock.today();
    const days = {
      from: daysAfter(today, -CALENDAR_PAST_DAYS),
      to: daysAfter(today, CALENDAR_AHEAD_DAYS),
    };
    const { items, isPartial } = await this.documents.due.within(user.companyId, days, today);
    const documentsOf = new Map<string, Set<string>>();
    for (const { day, documentId } of items) {
      if (day === null) continue;
      documentsOf.set(day, (documentsOf.get(day) ?? new Set()).add(documentId));
    }
    return calendarOf(
      [...documentsOf].map(([day, documents]) => ({ day, documents: documents.size })),
      {
        id: tokenHash(user.id).slice(0, 16),
        url: new URL(DUE_DATES_SCREEN, origin).href,
        ...{ isPartial, now },
      },
    );
  }
}
