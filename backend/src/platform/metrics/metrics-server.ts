import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { Metrics } from './metrics';

/** `/metrics` on a port of its own, so that no proxy of the site ever passes it on. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | null = null;

  constructor(
    private readonly metrics: Metrics,
    private readonly config: AppConfig,
  ) {}

  /** Null when the figures are not offered. */
  get port(): number | null {
    return (this.server?.address() as AddressInfo | null | undefined)?.port ?? null;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, metricsHost } = this.config;
    if (metricsPort === null) return;
    const server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, metricsPort)));
      server.listen(metricsPort, metricsHost, resolve);
    });
    this.server = server;
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await this.metrics.text();
    const type = this.metrics.registry.contentType;
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    response.end(text);
  }
}

/** For the person who starts the product. */
const refusal = ({ code, message }: NodeJS.ErrnoException, port: number): Error =>
  new Error(
    code === 'EADDRINUSE'
      ? `METRICS_PORT: el puerto ${port} ya está en uso; elija otro, uno por proceso.`
      : `METRICS_PORT: no se pudo abrir el puerto ${port} (${code ?? message}).`,
  );
