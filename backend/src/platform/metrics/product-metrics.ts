import { stat } from 'node:fs/promises';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { NextFunction, Request, Response } from 'express';
import { collectDefaultMetrics } from 'prom-client';
import { ACTIVITY, type ActivityNews } from '../../contracts/activity';
import { backupSign } from '../backup/manifest';
import { Clock } from '../clock/clock';
import { AppConfig } from '../config/app-config';
import { StoreIndexes } from '../database';
import { embeddedMongo } from '../embedded-mongo';
import { DiskSpace } from '../health';
import { routeTemplate } from '../logging/request-line';
import { OutboxRelay } from '../outbox';
import { JobQueue } from '../queue/job-queue';
import { memoryOf } from '../sandbox/process-usage';
import { SANDBOX_NEWS, type SandboxNews } from '../sandbox/sandbox-errors';
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

/** Children of this process that read files. */
@Injectable()
export class SandboxMetrics implements OnModuleInit, OnApplicationShutdown {
  private readonly starts = this.metrics.counter(
    'foliado_child_starts_total',
    'Child processes started for work on files, by kind',
    ['child'],
  );
  private readonly ends = this.metrics.counter(
    'foliado_child_ends_total',
    'Child processes that ended: stopped (no work), cancelled, timeout, memory (killed), crash',
    ['child', 'reason'],
  );

  constructor(private readonly metrics: Metrics) {}

  onModuleInit(): void {
    SANDBOX_NEWS.subscribe(this.hear);
  }

  onApplicationShutdown(): void {
    SANDBOX_NEWS.unsubscribe(this.hear);
  }

  private readonly hear = (message: unknown): void => {
    const { child, ended } = message as SandboxNews;
    if (ended === null) this.starts.inc({ child });
    else this.ends.inc({ child, reason: ended });
  };
}

/** What this machine's disk holds for the product. */
@Injectable()
export class StorageMetrics implements OnModuleInit {
  private readonly free = this.metrics.gauge(
    'foliado_disk_free_bytes',
    'Bytes left on the volume of DATA_DIR',
    [],
  );

  constructor(
    private readonly metrics: Metrics,
    private readonly disk: DiskSpace,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.metrics.collect('disk', async () => this.free.set(await this.disk.free()));
    if (this.config.mongodbUri === null) this.watchStore();
  }

  private watchStore(): void {
    const size = this.metrics.gauge(
      'foliado_embedded_store_bytes',
      'Size of the file of the embedded store',
      [],
    );
    const store = embeddedMongo(this.config.dataDir);
    this.metrics.collect('store', async () => size.set(await store.bytes()));
  }
}

/** The queue as all processes share it: every process tells the same figures. */
@Injectable()
export class QueueMetrics implements OnModuleInit {
  private readonly jobs = this.metrics.gauge(
    'foliado_queue_jobs',
    'Jobs of the shared queue by name and state',
    ['job', 'state'],
  );
  private readonly oldest = this.metrics.gauge(
    'foliado_queue_oldest_waiting_seconds',
    'How long the oldest job that nobody works on has been there, put off or not; 0 when there is none',
    ['job'],
  );

  constructor(
    private readonly metrics: Metrics,
    private readonly queue: JobQueue,
  ) {}

  onModuleInit(): void {
    this.metrics.collect('queue', () => this.look());
  }

  private async look(): Promise<void> {
    this.jobs.reset();
    this.oldest.reset();
    for (const { name, oldestWaitingMs, ...counts } of await this.queue.loads()) {
      for (const [state, count] of Object.entries(counts))
        this.jobs.set({ job: name, state }, count);
      this.oldest.set({ job: name }, oldestWaitingMs / 1_000);
    }
  }
}

/** Memory, processor time and patience of this process, under the names that Prometheus' clients use. */
@Injectable()
export class ProcessMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly config: AppConfig,
  ) {}

  /** Watching costs a little all the time: nobody does it unasked. */
  onModuleInit(): void {
    if (this.config.metricsPort === null) return;
    collectDefaultMetrics({ register: this.metrics.registry });
    const memory = this.metrics.gauge(
      'foliado_memory_bytes',
      'Memory of this process: its own, and of mapped files (the embedded store) what is held while nobody else needs it',
      ['kind'],
    );
    this.metrics.collect('memory', async () => {
      const bytes = await memoryOf(process.pid);
      for (const [kind, value] of Object.entries(bytes ?? {})) memory.set({ kind }, value);
    });
  }
}

/** What should be looked at although every request is answered. */
@Injectable()
export class WorkMetrics implements OnModuleInit {
  private readonly waiting = this.metrics.gauge(
    'foliado_outbox_waiting',
    'Records with events that are not yet in the event store',
    [],
  );
  private readonly indexes = this.metrics.gauge(
    'foliado_indexes_to_make',
    'Indexes that are still to be made after an upgrade',
    [],
  );
  private readonly backup = this.metrics.gauge(
    'foliado_backup_age_seconds',
    'Since the last whole backup; absent when there was none',
    ['of'],
  );
  private readonly failed = this.metrics.counter(
    'foliado_failed_sign_ins_total',
    'Sign-ins that were refused, by password or at the identity provider',
    [],
  );

  constructor(
    private readonly metrics: Metrics,
    private readonly relay: OutboxRelay,
    private readonly stored: StoreIndexes,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.metrics.collect('outbox', async () => this.waiting.set(await this.relay.countWaiting()));
    this.metrics.collect('indexes', () => this.indexes.set(this.stored.pending));
    this.metrics.collect('backup', () => this.lookAtBackup());
  }

  @OnEvent(ACTIVITY)
  onActivity({ action }: ActivityNews): void {
    if (action === 'login_failed') this.failed.inc();
  }

  private async lookAtBackup(): Promise<void> {
    const made = await stat(backupSign(this.config.dataDir)).catch(() => null);
    const of = 'data_dir';
    if (made) this.backup.set({ of }, (this.clock.now().getTime() - made.mtimeMs) / 1_000);
    else this.backup.reset();
  }
}
