import { Injectable, Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { AppConfig } from '../config/app-config';

/**
 * Notices a proxy that the configuration does not know of: without TRUST_PROXY everybody who comes through it
 * has its address, and the wrong passwords of one lock all of them out.
 */
@Injectable()
export class ProxyWatch {
  private readonly logger = new Logger(ProxyWatch.name);
  private seen = false;

  constructor(private readonly config: AppConfig) {}

  /** True when a request has come through a proxy that is not trusted. */
  get isUntrusted(): boolean {
    return this.seen;
  }

  readonly middleware = (request: Request, _: Response, next: NextFunction): void => {
    if (!this.seen && !this.config.trustProxy && request.headers['x-forwarded-for']) this.notice();
    next();
  };

  private notice(): void {
    this.seen = true;
    this.logger.warn(
      'Llegan solicitudes por un proxy (X-Forwarded-For) y TRUST_PROXY es false: todas las personas comparten la dirección del proxy y su límite de ingresos. Si el proxy es suyo, defina TRUST_PROXY=true.',
    );
  }
}
