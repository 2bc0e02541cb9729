import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppConfig } from '../../platform/config/app-config';
import { asDomainError, builtAsset, ErrorFilter } from '../../platform/http';
import { errorMessage } from '../../rules/domain-error';
import { safeReturnTo } from '../domain/return-to';
import { LOGIN_FONT, renderLoginPage } from './login-page';

/** A failed sign-in by the form shows the form again with the reason; by JSON it is an error body. */
@Catch()
@Injectable()
export class LoginFailureFilter implements ExceptionFilter {
  private readonly asJson = new ErrorFilter();

  constructor(private readonly config: AppConfig) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const refusal = asDomainError(error);
    if (!request.is('urlencoded') || refusal.code === 'ERROR_INTERNO') {
      return this.asJson.catch(error, host);
    }
    const body = request.body as { email?: unknown; returnTo?: unknown };
    const seconds = refusal.data['seconds'];
    const response = host.switchToHttp().getResponse<Response>();
    if (seconds !== undefined) response.setHeader('Retry-After', String(seconds));
    response
      .status(refusal.status)
      .type('html')
      .send(
        renderLoginPage({
          email: typeof body.email === 'string' ? body.email.slice(0, 254) : '',
          returnTo: safeReturnTo(body.returnTo),
          error: errorMessage(refusal.code, refusal.data),
          fontUrl: builtAsset(this.config.webDir, LOGIN_FONT),
        }),
      );
  }
}
