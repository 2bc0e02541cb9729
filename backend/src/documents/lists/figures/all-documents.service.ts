import { Injectable } from '@nestjs/common';
import type { RetryResponse } from '../../../contracts/document';
import { Clock } from '../../../platform/clock/clock';
import { ShortMemory } from '../../../platform/timing';
import { lastLimaDays, limaMonthBounds, startOfLimaDay } from '../../../rules/lima-day';
import { DocumentsRetry, type RetryActor } from '../../result/reading-restart.service';
import type { StorageAmount } from '../../upload/domain/why-it-does-not-fit';
import type { DocumentDay, DocumentTotals, EngineFigures, FailedReading } from './figures';
import { FiguresMaintenanceRepository } from './figures-maintenance.repository';

const SECOND = 1_000;
const FRESH_MS = 10 * SECOND;
/** Months that are over change only by a late retry or a deletion. */
const OLD_MONTH_MS = 600 * SECOND;
const DAY_MS = 24 * 3_600 * SECOND;

/**
 * The documents of all companies for the platform admin: their numbers, and the readings that failed, each of
 * which may be begun once more. Numbers are sums along the index by status and time, kept for 10 s, past months
 * for 10 min, so that looking again reads no more than the present month.
 */
@Injectable()
export class AllDocuments {
  private readonly memory: ShortMemory;

  constructor(
    private readonly figures: FiguresMaintenanceRepository,
    private readonly retries: DocumentsRetry,
    private readonly clock: Clock,
  ) {
    this.memory = new ShortMemory(() => clock.now());
  }

  /** All documents there are. */
  totals(): Promise<DocumentTotals> {
    return this.memory.of('totals', FRESH_MS, () => this.sumOfMonths());
  }

  /** What one person uploaded. */
  ofUser(userId: string): Promise<DocumentTotals> {
    return this.figures.totalsOfUser(userId);
  }

  /** The last days (Lima) up to today, oldest first, those without documents too. */
  async byDay(days: number): Promise<DocumentDay[]> {
    const names = lastLimaDays(this.clock.now(), days);
    const first = startOfLimaDay(names[0] ?? this.clock.today());
    const key = `days:${names[0]}`;
    const known = await this.memory.of(key, FRESH_MS, () => this.figures.byDay(first));
    const byName = new Map(known.map((day) => [day.day, day]));
    return names.map(
      (day) => byName.get(day) ?? { day, documents: 0, failed: 0, processingTime: 0 },
    );
  }

  /** Pages of the documents uploaded from `from` until before `to`, by company. */
  pagesByTenant(from: Date, to: Date): Promise<Map<string, number>> {
    return this.figures.pagesByTenant(from, to);
  }

  /** Originals that are kept now, by company. */
  storageByTenant(): Promise<Map<string, StorageAmount>> {
    return this.figures.storageByTenant();
  }

  /** Engines over the documents uploaded in the last 24 hours. */
  engines(): Promise<EngineFigures[]> {
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    return this.memory.of('engines', FRESH_MS, () => this.figures.engines(since));
  }

  /** Seconds since the upload of the oldest document that waits for its first reading; or null. */
  async oldestWait(): Promise<number | null> {
    const oldest = await this.figures.oldestPending();
    if (!oldest) return null;
    return Math.max(0, Math.round((this.clock.now().getTime() - oldest.getTime()) / SECOND));
  }

  /** A page of the failed readings, newest first; `to` inclusive. */
  async failed(from: number, to: number): Promise<{ readings: FailedReading[]; total: number }> {
    const [readings, total] = await Promise.all([
      this.figures.failed(from, to - from + 1),
      this.figures.countFailed(),
    ]);
    return { readings, total };
  }

  /** Reads one of them once more. Throws what `DocumentsRetry` throws. */
  retry(id: string, admin: RetryActor): Promise<RetryResponse> {
    return this.retries.retryAsAdmin(id, admin);
  }

  private async sumOfMonths(): Promise<DocumentTotals> {
    const oldest = await this.figures.oldestUpload();
    const sum: DocumentTotals = { documents: 0, processingTime: 0 };
    if (!oldest) return sum;
    const bounds = limaMonthBounds(oldest, this.clock.now());
    for (const [index, from] of bounds.slice(0, -1).entries()) {
      const to = bounds[index + 1] ?? from;
      const keepMs = index === bounds.length - 2 ? FRESH_MS : OLD_MONTH_MS;
      const key = `month:${from.toISOString()}`;
      const month = await this.memory.of(key, keepMs, () => this.figures.totals(from, to));
      sum.documents += month.documents;
      sum.processingTime += month.processingTime;
    }
    return sum;
  }
}
