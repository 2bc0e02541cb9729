import { Injectable, type OnModuleInit } from '@nestjs/common';
import { collectDefaultMetrics } from 'prom-client';
import { AppConfig } from '../config/app-config';
import { memoryOf } from '../sandbox';
import { Metrics } from './metrics';

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
