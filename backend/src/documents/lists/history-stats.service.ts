import { Injectable } from '@nestjs/common';
import type { DocumentView, HistoryStats } from '../../contracts/list-query';
import { Clock } from '../../platform/clock/clock';
import { CompanyGroupsService, type CompanyGroups } from './sums/company-groups.service';
import { countOf, GroupSums, type GroupKey } from './sums/domain/groups';
import { countOnce } from './sums/domain/twins';
import { conditionsOf } from './domain/conditions';
import { ListingRepository } from './listing.repository';

const isOpen = ({ status, isConfirmed }: GroupKey): boolean =>
  status === 'completed' && !isConfirmed;

/** All of it that does not depend on the time of day. */
type Kept = Omit<HistoryStats, 'toReview' | 'postponed'> & { open: number };

/** The cards above the history: what is kept of the company until one of its documents changes. */
@Injectable()
export class HistoryStatsService {
  constructor(
    private readonly documents: ListingRepository,
    private readonly companies: CompanyGroupsService,
    private readonly clock: Clock,
  ) {}

  async statsOf(tenantId: string): Promise<HistoryStats> {
    const [{ open, ...kept }, postponed] = await Promise.all([
      this.companies.whole(tenantId, 'cards', (company) => this.made(tenantId, company)),
      this.count(tenantId, 'pospuestos'),
    ]);
    // A review may be taken up between the two counts.
    return { ...kept, postponed, toReview: Math.max(0, open - postponed) };
  }

  private async made(tenantId: string, { groups, twins }: CompanyGroups): Promise<Kept> {
    const [doubtful, contradictions, duplicates, observed] = await Promise.all([
      this.count(tenantId, 'con-dudas'),
      this.count(tenantId, 'contradicciones'),
      this.count(tenantId, 'duplicados'),
      this.count(tenantId, 'observados'),
    ]);
    const of = (isWanted: (one: GroupKey) => boolean): number =>
      countOf(groups.filter(({ _id }) => isWanted(_id)));
    const sums = new GroupSums(groups);
    countOnce(sums, twins, () => true);
    return {
      total: countOf(groups),
      completed: of(({ status }) => status === 'completed'),
      paid: of(({ paymentStatus }) => paymentStatus === 'paid'),
      open: of(isOpen),
      failed: of(({ status }) => status === 'error'),
      doubtful,
      contradictions,
      duplicates,
      observed,
      ...sums.known(),
    };
  }

  /** Along an index of few documents. */
  private count(tenantId: string, vista: DocumentView): Promise<number> {
    return this.documents.count(tenantId, conditionsOf({ vista }, this.clock.now()));
  }
}
