import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { DatabaseHealth, StoreIndexes } from '../database';
import { JobQueue } from '../queue/job-queue';
import { within } from '../timing';

/** Below this no upload is promised (reliability R11). */
const MIN_FREE_BYTES = 500 * 1024 * 1024;

@Injectable()
export class DiskSpace {
  constructor(private readonly config: AppConfig) {}

  /** Bytes that this process may still write on the volume of the data. */
  async free(): Promise<number> {
    const { bavail, bsize } = await statfs(this.config.dataDir);
    return bavail * bsize;
  }

  async isEnough(): Promise<boolean> {
    return (await this.free()) > MIN_FREE_BYTES;
  }
}

export type CheckResult = 'ok' | 'error';

export interface Readiness {
  /** `degraded`: people can work, but what they upload is read when the queue is back. */
  status: CheckResult | 'degraded';
  checks: { store: CheckResult; queue: CheckResult; disk: CheckResult };
  /** Indexes that are being made after an upgrade: lists take longer until then. Absent: none. */
  indexesToMake?: number;
}

const CHECK_MS = 3_000;

/**
 * Says whether the product can do its work now: store, queue, space for files (reliability R11). Without its
 * queue it takes uploads all the same, so a proxy must go on sending people to it.
 */
@Injectable()
export class HealthService {
  constructor(
    private readonly store: DatabaseHealth,
    private readonly queue: JobQueue,
    private readonly disk: DiskSpace,
    private readonly indexes: StoreIndexes,
  ) {}

  async readiness(): Promise<Readiness> {
    const [store, queue, disk] = await Promise.all([
      resultOf(() => this.store.isReady()),
      resultOf(() => this.queue.isReady()),
      resultOf(() => this.disk.isEnough()),
    ]);
    const { pending } = this.indexes;
    return {
      status: store === 'error' || disk === 'error' ? 'error' : queue === 'ok' ? 'ok' : 'degraded',
      checks: { store, queue, disk },
      ...(pending > 0 ? { indexesToMake: pending } : {}),
    };
  }
}

/** A check that fails or does not answer in time is an error of what it checks. */
async function resultOf(check: () => Promise<boolean>): Promise<CheckResult> {
  const answer = check().catch(() => false);
  return (await within(CHECK_MS, answer, () => false)) ? 'ok' : 'error';
}
