import {
  type CanActivate,
  type CustomDecorator,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AppConfig } from '../config/app-config';
import { RateLimiter } from '../rate-limit';
import { signedInUser } from './session-user';

const OWN_LIMIT = 'foliado:own-limit';
const MINUTE_SECONDS = 60;

/** Marks a handler whose calls are counted by a limit of its own. */
export const HasOwnLimit = (): CustomDecorator => SetMetadata(OWN_LIMIT, true);

/** Marks what is never refused for having been asked too often: whoever signs out must be signed out. */
export const NeverLimited = (): CustomDecorator => SetMetadata(OWN_LIMIT, true);

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
    if (this.reflector.get<boolean | undefined>(OWN_LIMIT, context.getHandler())) return true;
    const user = signedInUser(context.switchToHttp().getRequest<Request>());
    if (!user) return true;
    await this.limiter.use(`request:${user.id}`, {
      points: this.config.requestsPerMinute,
      durationSeconds: MINUTE_SECONDS,
    });
    return true;
  }
}
