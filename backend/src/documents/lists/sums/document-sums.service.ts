import { Injectable } from '@nestjs/common';
import { COUNT_MAX, type DocumentCount, type DocumentFilter } from '../../../contracts/list-query';
import { conditionsOf } from '../domain/conditions';
import { CompanyGroupsService } from './company-groups.service';
import { countOf, isTold, matches, GroupSums } from './domain/groups';
import { countOnce } from './domain/twins';
import { SumsRepository } from './sums.repository';

/** How many documents match a filter, and what they come to. */
@Injectable()
export class DocumentSums {
  constructor(
    private readonly sums: SumsRepository,
    private readonly companies: CompanyGroupsService,
  ) {}

  /**
   * Exact, or said to be more than `COUNT_MAX` and then without sums.
   * @param now decides which reviews are put off
   */
  async count(tenantId: string, filter: DocumentFilter, now: Date): Promise<DocumentCount> {
    return isTold(filter) ? this.told(tenantId, filter) : this.found(tenantId, filter, now);
  }

  private async told(tenantId: string, filter: DocumentFilter): Promise<DocumentCount> {
    const { groups, twins } = await this.companies.groupsOf(tenantId);
    const own = groups.filter(({ _id }) => matches(filter, _id));
    const sums = new GroupSums(own);
    countOnce(sums, twins, (twin) => matches(filter, twin));
    return { total: countOf(own), isCapped: false, ...sums.known() };
  }

  private async found(tenantId: string, filter: DocumentFilter, now: Date): Promise<DocumentCount> {
    const conditions = conditionsOf(filter, now);
    const [groups, twins] = await Promise.all([
      this.sums.groupsOf(tenantId, conditions, COUNT_MAX + 1),
      this.companies.twins(tenantId),
    ]);
    const total = countOf(groups);
    if (total > COUNT_MAX) return { total: COUNT_MAX, isCapped: true, amounts: null, owed: null };
    const sums = new GroupSums(groups);
    const asked = twins.flatMap((debt) => debt.filter((one) => matches(filter, one)));
    const matching = await this.sums.matching(
      tenantId,
      conditions,
      asked.map(({ _id }) => _id),
    );
    countOnce(sums, twins, ({ _id }) => matching.has(_id));
    return { total, isCapped: false, ...sums.known() };
  }
}
