import type { QueueOptions } from 'bull';
import type { RedisConnections } from '../../redis/redis-connections';
import type { JobTimings } from '../job-timings';

const DEAD_KEPT = { age: 30 * 24 * 3_600, count: 10_000 };
/** Bull's own counts never decide: deliveries are counted and bounded by the handler's options. */
const UNBOUNDED = 1_000_000;
const BACKOFF = 'as the verdict says';

/** Thrown to Bull for a job that is to come back, after `pauseMs`. */
export class Redelivery extends Error {
  constructor(
    readonly pauseMs: number,
    reason: string,
  ) {
    super(reason);
    this.name = 'Redelivery';
  }
}

/**
 * Options of one Bull queue. Its connections are opened here and not by Bull, so that they can be
 * waited for, and closed while Redis is away.
 */
export function bullOptions(
  connections: RedisConnections,
  timings: JobTimings,
  prefix: string,
): QueueOptions {
  const clients = {
    client: connections.open('commands'),
    subscriber: connections.open('subscriber'),
    bclient: connections.open('blocking'),
  };
  return {
    prefix,
    createClient: (type) => clients[type],
    defaultJobOptions: {
      attempts: UNBOUNDED,
      backoff: { type: BACKOFF },
      removeOnComplete: true,
      removeOnFail: DEAD_KEPT,
      stackTraceLimit: 0,
    },
    settings: {
      lockDuration: timings.leaseMs,
      lockRenewTime: timings.leaseMs / 3,
      stalledInterval: timings.leaseMs,
      maxStalledCount: UNBOUNDED,
      guardInterval: timings.pollMs,
      retryProcessDelay: Math.min(1_000, timings.pollMs),
      backoffStrategies: {
        [BACKOFF]: (_: number, error: Error) =>
          error instanceof Redelivery ? error.pauseMs : timings.retryBaseMs,
      },
    },
  };
}
