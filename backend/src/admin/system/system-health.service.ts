import { Injectable } from '@nestjs/common';
import type { EngineHealth, SystemHealth } from '../../contracts/admin';
import { PROCESSOR_IDS } from '../../contracts/processors';
import { AllDocuments } from '../../documents';
import { ProcessorRegistry } from '../../extraction';
import { AppConfig } from '../../platform/config';
import { DatabaseHealth } from '../../platform/database';
import { DiskSpace } from '../../platform/health';
import { JobQueue } from '../../platform/queue';
import { within } from '../../platform/timing';

const CHECK_MS = 3_000;

/** Queue, store, disk and engines as they are now; a part that does not answer in time is down. */
@Injectable()
export class SystemHealthService {
  constructor(
    private readonly figures: AllDocuments,
    private readonly registry: ProcessorRegistry,
    private readonly queue: JobQueue,
    private readonly store: DatabaseHealth,
    private readonly disk: DiskSpace,
    private readonly config: AppConfig,
  ) {}

  async health(): Promise<Omit<SystemHealth, 'hasUntrustedProxy'>> {
    const [queue, engines, spending, isUp, diskFreeBytes] = await Promise.all([
      this.queueHealth(),
      this.engines(),
      this.registry.spending(),
      inTime(this.store.isReady(), false),
      inTime(this.disk.free(), null),
    ]);
    const kind = this.config.mongodbUri ? 'MongoDB' : 'integrado';
    return { queue, engines, spending, store: { kind, isUp }, diskFreeBytes };
  }

  private async queueHealth(): Promise<SystemHealth['queue']> {
    const [counts, oldestWaitSeconds] = await Promise.all([
      inTime(this.queue.counts(), null),
      this.figures.oldestWait(),
    ]);
    return {
      kind: this.config.redisUrl ? 'Redis' : 'integrada',
      isUp: counts !== null,
      waiting: (counts?.waiting ?? 0) + (counts?.delayed ?? 0),
      active: counts?.active ?? 0,
      oldestWaitSeconds,
    };
  }

  private async engines(): Promise<EngineHealth[]> {
    const [figures, overview, faults] = await Promise.all([
      this.figures.engines(),
      this.registry.overview(null),
      this.registry.faults(),
    ]);
    return PROCESSOR_IDS.map((id) => {
      const { available, reason, lastCall = null } = overview[id];
      const used = figures.find(({ processor }) => processor === id);
      return {
        id,
        available,
        reason: reason ?? null,
        fault: faults[id] ?? null,
        lastCall,
        completed24h: used?.completed ?? 0,
        failed24h: used?.failed ?? 0,
        medianSeconds: used?.medianSeconds ?? null,
      };
    });
  }
}

const inTime = <T, U>(answer: Promise<T>, otherwise: U): Promise<T | U> =>
  within<T | U>(
    CHECK_MS,
    answer.catch(() => otherwise),
    () => otherwise,
  );
