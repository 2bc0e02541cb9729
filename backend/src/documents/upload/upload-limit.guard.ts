import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import type { Request } from 'express';
import { AppConfig } from '../../platform/config/app-config';
import { NotCounted, sessionUser } from '../../access';
import { RateLimiter } from '../../platform/rate-limit';

/** How many uploads a person makes in a minute. */
@Injectable()
export class UploadPace {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly config: AppConfig,
  ) {}

  /** Throws DEMASIADAS_SOLICITUDES. */
  async pass(userId: string): Promise<void> {
    await this.limiter.use(keyOf(userId), this.limit());
  }

  /** Counts what came with one that has passed: the next ones wait for it. */
  async countMore(userId: string, uploads: number): Promise<void> {
    for (let left = uploads; left > 0; left--)
      await this.limiter.consume(keyOf(userId), this.limit());
  }

  private limit() {
    return { points: this.config.uploadsPerMinute, durationSeconds: 60 };
  }
}

const keyOf = (userId: string): string => `upload:${userId}`;

/** Uploads a person may make in a minute; refused before the file is received (reliability R9). */
@Injectable()
export class UploadLimitGuard implements CanActivate {
  constructor(private readonly pace: UploadPace) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const user = sessionUser(context.switchToHttp().getRequest<Request>());
    await this.pace.pass(user.id);
    return true;
  }
}

/** A handler that gives the readers work: counted as an upload, and not among the other requests. */
export const UploadLimited = (): MethodDecorator =>
  applyDecorators(NotCounted(), UseGuards(UploadLimitGuard));
