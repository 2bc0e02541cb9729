import { Injectable } from '@nestjs/common';
import type { Notice } from '../contracts/notices';
import { Clock } from '../platform/clock/clock';
import { AppConfig } from '../platform/config/app-config';
import { MailSender } from '../platform/mail';
import { Schedule } from '../platform/schedule';
import { UsersService } from '../users';
import { mailOf } from './domain/mail-text';
import { NoticeMailMaintenanceRepository } from './notice-mail-maintenance.repository';
import type { NoticePersonRecord } from './notice-people.repository';
import { NoticeReading } from './notice-reading.service';

const MINUTE_MS = 60_000;
/** What has nothing to send is looked at again. */
const LOOK_MS = 5 * MINUTE_MS;
/** After a mail the next one waits, so that what happens meanwhile is one mail. */
const REST_MS = 15 * MINUTE_MS;
/** As long as a process may take for one mail before it is taken for dead. */
const TURN_MS = 10 * MINUTE_MS;
const LONGEST_WAIT_MS = 240 * MINUTE_MS;
const BATCH = 100;

/**
 * Sends people by e-mail what they have chosen, in the background: no step waits for it, and a server that
 * takes nothing is tried again, ever more seldom. No mail goes out twice: what was in a server's hands when a
 * connection or a process ended is not sent again.
 */
@Injectable()
export class NoticeMails extends Schedule {
  constructor(
    private readonly people: NoticeMailMaintenanceRepository,
    private readonly reading: NoticeReading,
    private readonly users: UsersService,
    private readonly sender: MailSender,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    super('notice-mails', { everyMs: MINUTE_MS, firstMs: MINUTE_MS });
  }

  protected async round(): Promise<void> {
    if (!this.sender.isPossible) return;
    for (const person of await this.people.due(this.clock.now(), BATCH)) {
      if (this.isEnding) return;
      await this.mail(person);
    }
  }

  private async mail(person: NoticePersonRecord): Promise<void> {
    const now = this.clock.now().getTime();
    const after = (ms: number): Date => new Date(now + ms);
    const { mailing } = person;
    if (mailing) {
      // The process that sent it has ended: nobody knows whether it went out.
      await this.people.turn(
        person,
        { mailedAt: mailing, mailDueAt: after(REST_MS) },
        { mailing: 1 },
      );
      return;
    }
    const told = await this.toTell(person);
    if (told === null) {
      await this.people.turn(person, {}, { mailDueAt: 1 });
      return;
    }
    const [newest] = told.notices;
    if (!newest) {
      await this.people.turn(person, { mailDueAt: after(LOOK_MS) });
      return;
    }
    const mine = { ...person, mailDueAt: after(TURN_MS) };
    const mailedAt = new Date(newest.at);
    const turn = { mailDueAt: mine.mailDueAt, mailing: mailedAt };
    if (!(await this.people.turn(person, turn))) return;
    const id = `${person.userId}-${mailedAt.getTime()}`;
    const text = mailOf(told.notices, this.config.publicUrl ?? '');
    const outcome = await this.sender.send({ to: told.to, id, ...text });
    const tries = (person.mailTries ?? 0) + 1;
    if (outcome === 'later') {
      const wait = Math.min(MINUTE_MS * 2 ** tries, LONGEST_WAIT_MS);
      await this.people.turn(mine, { mailDueAt: after(wait), mailTries: tries }, { mailing: 1 });
    } else {
      const done = { mailedAt, mailDueAt: after(REST_MS), mailTries: 0 };
      await this.people.turn(mine, done, { mailing: 1 });
    }
    this.logger.log({ mail: outcome, userId: person.userId, notices: told.notices.length, tries });
  }

  /** What they have not had yet, and where it goes; null when there is nobody any more. */
  private async toTell({
    tenantId,
    userId,
    mail = [],
    mailedAt = new Date(0),
  }: NoticePersonRecord) {
    const user = await this.users.find(userId);
    if (!user?.isActive || (user.companyId ?? `u:${user.id}`) !== tenantId) return null;
    const all = await this.reading.noticesFor(tenantId, user, mailedAt);
    const notices = all
      .filter(({ kind, fresh }) => fresh > 0 && mail.includes(kind))
      .map((one): Notice => ({ ...one, count: one.fresh }));
    return { to: user.email, notices };
  }
}
