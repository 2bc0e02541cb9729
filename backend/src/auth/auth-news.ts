import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { ACTIVITY, type ActivityAction, type ActivityNews } from '../contracts/activity';
import type { SessionUser } from '../platform/http';

/** Tells the activity log what people did with their accounts and sessions. */
@Injectable()
export class AuthNews {
  constructor(private readonly news: EventEmitter2) {}

  /** `actor` is null for a sign-in with an unknown account. */
  tell(
    action: ActivityAction,
    actor: Pick<SessionUser, 'id' | 'role' | 'tenantId'> | null,
    ip: string | null | undefined,
    details: string,
    subjectId?: string,
  ): void {
    this.news.emit(ACTIVITY, {
      action,
      actorId: actor?.id ?? null,
      role: actor?.role ?? null,
      tenantId: actor?.tenantId ?? null,
      ipAddress: ip ?? null,
      details,
      ...(subjectId === undefined ? {} : { subjectId }),
    } satisfies ActivityNews);
  }
}
