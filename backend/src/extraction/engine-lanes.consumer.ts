import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../platform/config/app-config';
import { ENGINE_JOB_NAMES, type EngineJobName } from '../platform/queue/job-catalogue';
import { JobQueue, type Job } from '../platform/queue/job-queue';
import { ExtractionConsumer } from './extraction.consumer';
import { READING_DELIVERIES } from './reading-deliveries';
import { SecondReadingConsumer } from './second-reading.consumer';

/**
 * Takes what the engines in the cloud read, each engine in a line of its own: whoever waits for one vendor
 * holds up neither what is read here nor what another vendor reads (decision 040).
 */
@Injectable()
export class EngineLanesConsumer implements OnModuleInit {
  constructor(
    private readonly queue: JobQueue,
    private readonly readings: ExtractionConsumer,
    private readonly seconds: SecondReadingConsumer,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    for (const name of ENGINE_JOB_NAMES) {
      this.queue.handle<EngineJobName>(name, (job, signal) => this.handle(job, signal), {
        concurrency: this.config.engineConcurrency,
        attempts: READING_DELIVERIES,
        onDead: (job, error) => this.giveUp(job, error),
      });
    }
  }

  private handle({ id, payload, turn }: Job<EngineJobName>, closing: AbortSignal): Promise<void> {
    return 'runId' in payload
      ? this.seconds.handle({ payload }, closing)
      : this.readings.ask({ id, payload, turn }, closing);
  }

  private giveUp({ payload }: Job<EngineJobName>, error: Error): Promise<void> {
    return 'runId' in payload
      ? this.seconds.giveUp({ payload }, error)
      : this.readings.giveUp({ payload }, error);
  }
}
