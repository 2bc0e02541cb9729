import {
  type CanActivate,
  type CustomDecorator,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AppConfig } from '../platform/config/app-config';
import { RateLimiter } from '../platform/rate-limit';
import { signedInUser } from './session-user';

const NOT_COUNTED = 'foliado:not-counted';
const MINUTE_SECONDS = 60;

/**
 * Marks a handler whose calls are not counted: a limit of its own counts them, or it must work however often
 * its person has asked, as signing out must.
 */
export const NotCounted = (): CustomDecorator => SetMetadata(NOT_COUNTED, true);

/**
 * Calls that a person may make in a minute, whatever they answer, so that a script of one cannot take the
 * server from all (reliability R9). Visitors are limited where they can do something.
 */
@Injectable()
export class RequestLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
    private readonly config: AppConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.get<boolean | undefined>(NOT_COUNTED, context.getHandler())) return true;
    const user = signedInUser(context.switchToHttp().getRequest<Request>());
    if (!user) return true;
    await this.limiter.use(`request:${user.id}`, {
      points: this.config.requestsPerMinute,
      durationSeconds: MINUTE_SECONDS,
    });
    return true;
  }
}
