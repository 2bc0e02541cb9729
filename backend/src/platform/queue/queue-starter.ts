import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { JobQueue } from './job-queue';

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
