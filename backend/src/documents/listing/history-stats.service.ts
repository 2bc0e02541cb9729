import { Injectable } from '@nestjs/common';
import type { DocumentView, HistoryStats } from '../../contracts/list-query';
import { Clock } from '../../platform/clock/clock';
import { CompanyGroupsService } from '../sums/company-groups.service';
import { countOf, GroupSums, type GroupKey } from '../sums/domain/groups';
import { countOnce } from '../sums/domain/twins';
import { conditionsOf } from './domain/conditions';
import { ListingRepository } from './listing.repository';

const isOpen = ({ status, isConfirmed }: GroupKey): boolean =>
  status === 'completed' && !isConfirmed;

/** The cards above the history: what is kept of the company, and counts along an index of few documents. */
@Injectable()
export class HistoryStatsService {
  constructor(
    private readonly documents: ListingRepository,
    private readonly companies: CompanyGroupsService,
    private readonly clock: Clock,
  ) {}

  async of(tenantId: string): Promise<HistoryStats> {
    const now = this.clock.now();
    const count = (vista: DocumentView): Promise<number> =>
      this.documents.count(tenantId, conditionsOf({ vista }, now));
    const [{ groups, twins }, postponed, contradictions, duplicates, observed] = await Promise.all([
      this.companies.of(tenantId),
      count('pospuestos'),
      count('contradicciones'),
      count('duplicados'),
      count('observados'),
    ]);
    const of = (isWanted: (one: GroupKey) => boolean): number =>
      countOf(groups.filter(({ _id }) => isWanted(_id)));
    const sums = new GroupSums(groups);
    countOnce(sums, twins, () => true);
    return {
      total: countOf(groups),
      completed: of(({ status }) => status === 'completed'),
      paid: of(({ paymentStatus }) => paymentStatus === 'paid'),
      // A review may be taken up between the two counts.
      toReview: Math.max(0, of(isOpen) - postponed),
      failed: of(({ status }) => status === 'error'),
      contradictions,
      duplicates,
      observed,
      ...sums.known(),
    };
  }
}
