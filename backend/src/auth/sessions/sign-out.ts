import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppConfig } from '../../platform/config/app-config';
import type { SessionUser } from '../../access';
import { AuthNews } from '../auth.service';
import { OidcService } from '../oidc/oidc.service';
import { clearSessionCookie } from './session.middleware';

const SIGNED_OUT = '/auth';

/** Ends the session on the server, not only the cookie (S3). */
@Injectable()
export class SignOut {
  constructor(
    private readonly oidc: OidcService,
    private readonly news: AuthNews,
    private readonly config: AppConfig,
  ) {}

  /** Answers where to go on. A link on another site cannot sign a person out: then nothing happens. */
  async end(request: Request, response: Response): Promise<string> {
    if (request.get('sec-fetch-site') === 'cross-site') return SIGNED_OUT;
    const atProvider = await this.oidc.signOutUrl(request);
    const person = request.user as SessionUser | undefined;
    await new Promise<void>((resolve, reject) => {
      request.session.destroy((error?: Error) => (error ? reject(error) : resolve()));
    });
    clearSessionCookie(response, this.config);
    if (person) this.news.tell('logout', person, request.ip, 'Cerró su sesión');
    return atProvider ?? SIGNED_OUT;
  }
}
