import type { Request, Response } from 'express';
import type { AppConfig } from '../platform/config/app-config';
import { cookieName, isHttps } from './session.middleware';

/**
 * Ends the session on the server, not only the cookie (S3). A link on another site cannot sign a
 * person out: then nothing happens.
 */
export async function endSession(
  request: Request,
  response: Response,
  config: AppConfig,
): Promise<void> {
  if (request.get('sec-fetch-site') === 'cross-site') return;
  await new Promise<void>((resolve, reject) => {
    request.session.destroy((error?: Error) => (error ? reject(error) : resolve()));
  });
  response.clearCookie(cookieName(config), { path: '/', secure: isHttps(config), sameSite: 'lax' });
}
