import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { routeTemplate } from '../logging/request-line';
import { Metrics } from './metrics';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Pages, assets and addresses that nothing answers: their paths are typed by anybody. */
const NO_ROUTE = 'none';

/** Requests by method, route pattern and class of status (`2xx`). */
@Injectable()
export class HttpMetrics {
  private readonly seconds = this.metrics.histogram(
    'foliado_http_request_seconds',
    'Time from a request to the end of its answer, by method, route pattern and class of status',
    ['method', 'route', 'status'],
    SECONDS,
  );

  constructor(private readonly metrics: Metrics) {}

  readonly middleware = (request: Request, response: Response, next: NextFunction): void => {
    const start = performance.now();
    response.once('close', () => {
      const route = routeTemplate(request) ?? NO_ROUTE;
      const status = `${Math.floor(response.statusCode / 100)}xx`;
      const seconds = (performance.now() - start) / 1_000;
      this.seconds.observe({ method: request.method, route, status }, seconds);
    });
    next();
  };
}
