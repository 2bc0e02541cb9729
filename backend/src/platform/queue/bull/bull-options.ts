import type { Queue, QueueOptions } from 'bull';
import type { Redis } from 'ioredis';
import type { RedisConnections } from '../../redis/redis-connections';
import type { JobTimings } from '../deliver';
import type { JobFailure } from '../job-queue';

const ID_PREFIX = 'job:';

/** An id in Bull: with a prefix, since `wait`, `active` or `id` alone would name a list of Bull's. */
export const toBullId = (jobId: string): string => `${ID_PREFIX}${jobId}`;
export const fromBullId = (bullId: string): string => bullId.slice(ID_PREFIX.length);

/** Fields of ours in Bull's hash of a job. */
const DELIVERIES = 'deliveries';
const FATAL = 'fatal';
/** A field of Bull's. */
const PRIORITY = 'priority';

// Never creates the hash: one of a job that is gone would stand in the way of its id for ever.
const ADD_IF_THERE = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
return redis.call('HINCRBY', KEYS[1], ARGV[1], ARGV[2])`;
const SET_IF_THERE = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 1`;
const REMOVE_IF_DEAD = `
if redis.call('ZREM', KEYS[1], ARGV[1]) == 0 then return 0 end
return redis.call('DEL', KEYS[2], KEYS[2] .. ':logs')`;

/** What the queue keeps about a job beside what Bull keeps. */
export class BullJobRecord {
  private readonly client: Redis;
  private readonly key: string;

  constructor(
    private readonly queue: Queue,
    private readonly bullId: string,
  ) {
    this.client = queue.client;
    this.key = queue.toKey(bullId);
  }

  /** Counts one delivery and returns its number, from 1. */
  async countDelivery(): Promise<number> {
    return Number(await this.client.eval(ADD_IF_THERE, 1, this.key, DELIVERIES, 1));
  }

  async uncountDelivery(): Promise<void> {
    await this.client.eval(ADD_IF_THERE, 1, this.key, DELIVERIES, -1);
  }

  /** Without one it may come back to the end that is taken from next. */
  async dropPriority(): Promise<void> {
    await this.client.eval(SET_IF_THERE, 1, this.key, PRIORITY, 0);
  }

  async markFatal(failure: JobFailure): Promise<void> {
    await this.client.eval(SET_IF_THERE, 1, this.key, FATAL, JSON.stringify(failure));
  }

  async fatal(): Promise<JobFailure | null> {
    const kept = await this.client.hget(this.key, FATAL);
    return kept === null ? null : (JSON.parse(kept) as JobFailure);
  }

  /** Frees the id of a dead job, and leaves any other job alone. */
  async removeIfDead(): Promise<void> {
    const keys = [this.queue.toKey('failed'), this.key];
    await this.client.eval(REMOVE_IF_DEAD, keys.length, ...keys, this.bullId);
  }
}

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
