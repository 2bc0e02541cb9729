import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { ACTIVITY, type ActivityEntry, type ActivityNews } from '../contracts/activity';
import { Clock } from '../platform/clock/clock';
import { ActivityRepository, type ActivityRecord } from './activity.repository';

const MAX_DETAILS = 300;

/** The activity log: who did what and from where (reliability D9). Entries are only ever added. */
@Injectable()
export class ActivityService implements OnModuleDestroy {
  private readonly logger = new Logger(ActivityService.name);
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly entries: ActivityRepository,
    private readonly clock: Clock,
  ) {}

  /** What has been told before the server stops is still stored. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.underWay);
  }

  /** A log that cannot be written to must not stop people's work; the gap is reported. */
  @OnEvent(ACTIVITY)
  async record(news: ActivityNews): Promise<void> {
    const writing = this.append(news);
    this.underWay.add(writing);
    await writing;
    this.underWay.delete(writing);
  }

  /**
   * What a person did or was subject of, newest first, places `from` to `to` (from 0, inclusive),
   * and how many entries there are. For the platform admin alone.
   */
  async ofUser(
    userId: string,
    { from, to }: { from: number; to: number },
  ): Promise<{ entries: ActivityEntry[]; total: number }> {
    const { entries, total } = await this.entries.ofUser(userId, from, to);
    return { entries: entries.map(toEntry), total };
  }

  /** Forgets the addresses of whatever a person did or was subject of; the entries stay. */
  forgetAddressesOf(userId: string): Promise<void> {
    return this.entries.forgetAddressesOf(userId);
  }

  private async append(news: ActivityNews): Promise<void> {
    try {
      await this.entries.append(this.entryOf(news));
    } catch (error) {
      const { action, actorId } = news;
      this.logger.warn({ activity: 'not recorded', action, actorId, error: nameOf(error) });
    }
  }

  private entryOf(news: ActivityNews): ActivityRecord {
    const { action, actorId, role, tenantId, ipAddress, details, subjectId = null } = news;
    return {
      _id: this.clock.uuid(),
      action,
      actorId,
      subjectId,
      people: [...new Set([actorId, subjectId])].filter((id) => id !== null),
      role,
      tenantId,
      ipAddress,
      details: details.slice(0, MAX_DETAILS),
      at: this.clock.now(),
    };
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

function toEntry({ _id, action, at, details, ipAddress }: ActivityRecord): ActivityEntry {
  return { id: _id, action, timestamp: at.toISOString(), details, ipAddress };
}
