import { Injectable, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppConfig } from '../../platform/config/app-config';
import { asDomainError, builtAsset, ErrorFilter } from '../../platform/http';
import type { DomainError } from '../../rules/domain-error';
import { renderPage, type Page } from './page';

/** The typeface's file in the built front end, without its hash. */
const FONT = 'instrument-sans-latin';

/** Sends the pages around signing in. */
@Injectable()
export class Pages {
  constructor(private readonly config: AppConfig) {}

  send(response: Response, page: Page, status = 200): void {
    const fontUrl = builtAsset(this.config.webDir, FONT);
    response.status(status).type('html').send(renderPage(page, fontUrl));
  }
}

/**
 * A refused form shows a page with the reason, a program gets the error body.
 * Subclasses say which page.
 */
export abstract class FormFailureFilter implements ExceptionFilter {
  private readonly asJson = new ErrorFilter();

  constructor(private readonly pages: Pages) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const refusal = asDomainError(error);
    if (!wantsPage(request) || refusal.code === 'ERROR_INTERNO') {
      return this.asJson.catch(error, host);
    }
    const seconds = refusal.data['seconds'];
    if (seconds !== undefined) response.setHeader('Retry-After', String(seconds));
    this.pages.send(response, await this.page(refusal, request), refusal.status);
  }

  protected abstract page(refusal: DomainError, request: Request): Page | Promise<Page>;
}

/** A form was sent, or a browser asks for a page. */
function wantsPage(request: Request): boolean {
  if (request.method === 'GET') return request.accepts(['json', 'html']) === 'html';
  return Boolean(request.is('urlencoded'));
}

/** A typed value that goes back into its field, whole, however long; passwords never do. */
export function typed(request: Request, name: string): string {
  const value = (request.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}
