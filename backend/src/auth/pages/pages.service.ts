import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { AppConfig } from '../../platform/config/app-config';
import { builtAsset } from '../../platform/http';
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
