import { Injectable } from '@nestjs/common';
import { DatabaseHealth } from '../database';
import { JobQueue } from '../queue/job-queue';
import { within } from '../within';
import { DiskSpace } from './disk-space';

export type CheckResult = 'ok' | 'error';

export interface Readiness {
  status: CheckResult;
  checks: { store: CheckResult; queue: CheckResult; disk: CheckResult };
}

const CHECK_MS = 3_000;

/** Says whether the product can do its work now: store, queue, space for files (reliability R11). */
@Injectable()
export class HealthService {
  constructor(
    private readonly store: DatabaseHealth,
    private readonly queue: JobQueue,
    private readonly disk: DiskSpace,
  ) {}

  async readiness(): Promise<Readiness> {
    const [store, queue, disk] = await Promise.all([
      resultOf(() => this.store.isReady()),
      resultOf(() => this.queue.isReady()),
      resultOf(() => this.disk.isEnough()),
    ]);
    const isWell = store === 'ok' && queue === 'ok' && disk === 'ok';
    return { status: isWell ? 'ok' : 'error', checks: { store, queue, disk } };
  }
}

/** A check that fails or does not answer in time is an error of what it checks. */
async function resultOf(check: () => Promise<boolean>): Promise<CheckResult> {
  const answer = check().catch(() => false);
  return (await within(CHECK_MS, answer, () => false)) ? 'ok' : 'error';
}
