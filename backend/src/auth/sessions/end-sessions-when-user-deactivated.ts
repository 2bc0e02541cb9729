import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { USER_DEACTIVATED, type UserDeactivated } from '../../users';
import { SessionsService } from './sessions.service';

/** Whoever is let out is signed out everywhere, and told so (reliability 3.1). */
@Injectable()
export class EndSessionsWhenUserDeactivated {
  constructor(private readonly sessions: SessionsService) {}

  @OnEvent(USER_DEACTIVATED)
  handle({ userId }: UserDeactivated): Promise<void> {
    return this.sessions.endAllOfDeactivated(userId);
  }
}
