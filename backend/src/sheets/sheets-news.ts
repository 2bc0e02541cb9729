import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { ActivityAction } from '../contracts/activity';
import { tellActivity, type RequestActor } from '../access';
import { Clock } from '../platform/clock/clock';
import { EventStore } from '../platform/event-store';

/** Tells the activity log and the history what people do with spreadsheets. */
@Injectable()
export class SheetsNews {
  constructor(
    private readonly events: EventStore,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  tell(user: RequestActor, action: ActivityAction, details: string): void {
    tellActivity(this.news, user, action, details);
  }

  /** A change of the company's list. */
  async record(
    { id, role, tenantId, correlationId }: RequestActor,
    type: 'SpreadsheetAllowed' | 'SpreadsheetRemoved',
    data: { spreadsheetId: string; origin: string },
  ): Promise<void> {
    await this.events.appendFromOutbox({
      streamId: `spreadsheets-${tenantId}`,
      tenantId,
      event: { type, data },
      meta: {
        actorId: id,
        role,
        at: this.clock.now().toISOString(),
        commandId: this.clock.uuid(),
        correlationId,
      },
    });
  }
}
