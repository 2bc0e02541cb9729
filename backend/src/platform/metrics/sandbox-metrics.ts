import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { SANDBOX_NEWS, type SandboxNews } from '../sandbox';
import { Metrics } from './metrics';

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
