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

/** Uploads a person may make in a minute; refused before the file is received (reliability R9). */
@Injectable()
export class UploadLimitGuard implements CanActivate {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly config: AppConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const user = sessionUser(context.switchToHttp().getRequest<Request>());
    await this.limiter.use(`upload:${user.id}`, {
      points: this.config.uploadsPerMinute,
      durationSeconds: 60,
    });
    return true;
  }
}

/** A handler that gives the readers work: counted as an upload, and not among the other requests. */
export const UploadLimited = (): MethodDecorator =>
  applyDecorators(NotCounted(), UseGuards(UploadLimitGuard));
