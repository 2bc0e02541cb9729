import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { JOB_NAMES, type JobName } from './job-catalogue';
import { JobQueue, type HandlerOptions, type JobHandler } from './job-queue';

/** Begins delivering when every handler is registered; stops before what the handlers use is closed. */
@Injectable()
export class QueueStarter implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(private readonly queue: JobQueue) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.queue.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.queue.close();
  }
}

export interface Registration<N extends JobName> {
  readonly name: N;
  readonly handler: JobHandler<N>;
  readonly options: HandlerOptions<N>;
}

/** Who handles which job: exactly one handler a name of the catalogue. */
export class JobHandlers {
  private readonly byName: { [N in JobName]?: Registration<N> } = {};

  register<N extends JobName>(name: N, handler: JobHandler<N>, options: HandlerOptions<N>): void {
    if (this.byName[name]) throw new Error(`job ${name} already has a handler`);
    if (options.concurrency < 1 || options.attempts < 1) {
      throw new Error(`job ${name} needs at least one attempt and one worker`);
    }
    const registration: Registration<N> = { name, handler, options };
    Object.assign(this.byName, { [name]: registration });
  }

  get<N extends JobName>(name: N): Registration<N> {
    const registration = this.byName[name];
    if (!registration) throw new Error(`job ${name} has no handler`);
    return registration;
  }

  assertComplete(): void {
    const missing = JOB_NAMES.filter((name) => !this.byName[name]);
    if (missing.length > 0) throw new Error(`no handler for job ${missing.join(', ')}`);
  }
}
