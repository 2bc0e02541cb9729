import type { EventEmitter2 } from '@nestjs/event-emitter';
import { ACTIVITY, type ActivityAction, type ActivityNews } from '../contracts/activity';
import type { Role } from '../contracts/user';

/** Who did something, as the activity log names them. */
export interface ActivityActor {
  readonly id: string;
  readonly role: Role;
  readonly tenantId: string;
  readonly ipAddress: string | null;
}

/**
 * Tells the activity log what a person has done. `details` is a short Spanish sentence without document data;
 * `subjectId` names whom it was done to, where that is another person.
 */
export function tellActivity(
  news: EventEmitter2,
  { id: actorId, role, tenantId, ipAddress }: ActivityActor,
  action: ActivityAction,
  details: string,
  subjectId?: string,
): void {
  news.emit(ACTIVITY, {
    ...{ action, actorId, role, tenantId, ipAddress, details },
    ...(subjectId === undefined ? {} : { subjectId }),
  } satisfies ActivityNews);
}
