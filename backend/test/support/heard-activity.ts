import type { INestApplication } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { ACTIVITY, type ActivityNews } from '../../src/contracts/activity';

/** Fills up with what the features tell the activity log from now on. */
export function heardActivity(app: INestApplication): ActivityNews[] {
  const heard: ActivityNews[] = [];
  app.get(EventEmitter2).on(ACTIVITY, (news: ActivityNews) => heard.push(news));
  return heard;
}
