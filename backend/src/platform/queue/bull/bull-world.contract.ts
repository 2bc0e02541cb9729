import { randomUUID } from 'node:crypto';
import Bull, { type Queue } from 'bull';
import { RedisConnections } from '../../redis/redis-connections';
import type { JobTimings } from '../deliver';
import { JOB_NAMES, type JobName } from '../job-catalogue';
import { TEST_TIMINGS, type QueueWorld, type TestWorker } from '../queue.contract';
import { BullJobQueue } from './bull-job-queue';
import { bullOptions } from './bull-options';

export interface BullWorker extends TestWorker {
  connections: RedisConnections;
}

/** A worker on the Redis at `url`, with keys under `prefix`. */
export function bullWorker(
  url: string,
  prefix: string,
  { silenceMs, timings = TEST_TIMINGS }: { silenceMs?: number; timings?: JobTimings } = {},
): BullWorker {
  const connections = new RedisConnections(url, 'test', silenceMs);
  const open = (name: JobName): [JobName, Queue] => [
    name,
    new Bull(name, bullOptions(connections, timings, prefix)),
  ];
  const queues = Object.fromEntries(JOB_NAMES.map(open)) as Record<JobName, Queue>;
  const queue = new BullJobQueue(queues, connections, timings);
  const crash = async (): Promise<void> => {
    await connections.close();
    void queue.close();
  };
  const close = async (): Promise<void> => {
    await queue.close();
    await connections.close();
  };
  return { queue, connections, crash, close };
}

export async function removeKeys(url: string, prefix: string): Promise<void> {
  const connections = new RedisConnections(url, 'test');
  const client = connections.open('commands');
  for await (const keys of client.scanStream({ match: `${prefix}:*` })) {
    const found = keys as string[];
    if (found.length > 0) await client.del(...found);
  }
  await connections.close();
}

export async function bullWorld(url: string): Promise<QueueWorld> {
  const prefix = `test:${randomUUID()}`;
  return {
    open: (timings) => Promise.resolve(bullWorker(url, prefix, timings ? { timings } : {})),
    dispose: () => removeKeys(url, prefix),
  };
}
