import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueue } from '../queue/job-queue';
import { Metrics } from './metrics';

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
