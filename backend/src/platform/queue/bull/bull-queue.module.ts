import { BullModule, getQueueToken } from '@nestjs/bull';
import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bull';
import { AppConfig } from '../../config/app-config';
import { RedisConnections } from '../../redis/redis-connections';
import { JOB_TIMINGS } from '../deliver';
import { JOB_NAMES, type JobName } from '../job-catalogue';
import { JobQueue } from '../job-queue';
import { BullJobQueue } from './bull-job-queue';
import { bullOptions } from './bull-options';

const PREFIX = 'foliado:jobs';

@Module({
  providers: [
    {
      provide: RedisConnections,
      useFactory: (config: AppConfig) => RedisConnections.of(config, 'jobs'),
      inject: [AppConfig],
    },
  ],
  exports: [RedisConnections],
})
export class BullConnectionsModule implements OnApplicationShutdown {
  constructor(private readonly connections: RedisConnections) {}

  onApplicationShutdown(): Promise<void> {
    return this.connections.close();
  }
}

const queueOf = (name: JobName) => ({
  name,
  imports: [BullConnectionsModule],
  inject: [RedisConnections],
  useFactory: (connections: RedisConnections) => bullOptions(connections, JOB_TIMINGS, PREFIX),
});

const byName = (queues: readonly Queue[]): Record<JobName, Queue> =>
  Object.fromEntries(JOB_NAMES.map((name, i) => [name, queues[i]])) as Record<JobName, Queue>;

/** The queue in Redis, shared by every process that works on it. */
@Global()
@Module({
  imports: [BullConnectionsModule, BullModule.registerQueueAsync(...JOB_NAMES.map(queueOf))],
  providers: [
    {
      provide: JobQueue,
      useFactory: (connections: RedisConnections, ...queues: Queue[]) =>
        new BullJobQueue(byName(queues), connections),
      inject: [RedisConnections, ...JOB_NAMES.map((name) => getQueueToken(name))],
    },
  ],
  exports: [JobQueue],
})
export class BullQueueModule {}
