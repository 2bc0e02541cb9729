import { Injectable } from '@nestjs/common';
import type { HistoryStats } from '../../contracts/list-query';
import { Clock } from '../../platform/clock/clock';
import type { Condition } from './domain/conditions';
import { ListingRepository } from './listing.repository';

const OPEN: Condition = { status: 'completed', isConfirmed: false };

/** The cards above the history: each is a count along one index. */
@Injectable()
export class HistoryStatsService {
  constructor(
    private readonly documents: ListingRepository,
    private readonly clock: Clock,
  ) {}

  async of(tenantId: string): Promise<HistoryStats> {
    const count = (condition: Condition): Promise<number> =>
      this.documents.count(tenantId, [condition]);
    const [total, completed, paid, open, postponed, failed, duplicates] = await Promise.all([
      this.documents.count(tenantId, []),
      count({ status: 'completed' }),
      count({ paymentStatus: 'paid' }),
      count(OPEN),
      count({ ...OPEN, postponedUntil: { $gt: this.clock.now() } }),
      count({ status: 'error' }),
      count({ duplicateOf: { $type: 'string' } }),
    ]);
    return { total, completed, paid, toReview: open - postponed, failed, duplicates };
  }
}
