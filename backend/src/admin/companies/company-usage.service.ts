import { Injectable } from '@nestjs/common';
import type { CompanyUsage } from '../../contracts/company-usage';
import { CompaniesService } from '../../companies';
import { AllDocuments } from '../../documents';
import { Clock } from '../../platform/clock/clock';
import { EventLog } from '../../platform/event-store';
import { ShortMemory } from '../../platform/timing';
import { RunCosts } from '../../runs';
import { limaDay, limaMonthBounds, startOfLimaDay } from '../../rules/lima-day';
import { matches, sorted, type CompanyUsageQuery } from './company-usage-query';

/** The month that runs is asked for again and again, one that is over hardly changes. */
const FRESH_MS = 30_000;
const OLD_MONTH_MS = 600_000;
const COUNTED = { documents: 'DocumentUploaded', creditsUsed: 'CreditCharged' } as const;
/** Acts of the product itself are nobody's. */
const PRODUCT = 'foliado';
const MAX_COMPANIES = 10_000;

/** Who used what in a month: sums along the indexes by time, over all companies. */
@Injectable()
export class CompanyUsageService {
  private readonly memory: ShortMemory;

  constructor(
    private readonly events: EventLog,
    private readonly figures: AllDocuments,
    private readonly costs: RunCosts,
    private readonly companies: CompaniesService,
    private readonly clock: Clock,
  ) {
    this.memory = new ShortMemory(() => clock.now());
  }

  /** The rows of a page and how many there are. */
  async page({ range, ...query }: CompanyUsageQuery) {
    const rows = await this.rows(query);
    return { rows: rows.slice(range.from, range.to + 1), total: rows.length };
  }

  /** All rows of a month that fit, in the order asked for. */
  async rows({ month, q, sort, order }: Omit<CompanyUsageQuery, 'range'>): Promise<CompanyUsage[]> {
    const isNow = month === this.month();
    const keep = isNow ? FRESH_MS : OLD_MONTH_MS;
    const all = await this.memory.of(month, keep, () => this.ofMonth(month, isNow));
    return sorted(
      all.filter((row) => matches(row, q)),
      sort,
      order,
    );
  }

  /** All rows of the present month as they were at most ten minutes ago: who asks every few seconds costs little. */
  lately(): Promise<CompanyUsage[]> {
    return this.memory.of('lately', OLD_MONTH_MS, () => this.ofMonth(this.month(), true));
  }

  /** The present one (Lima), yyyy-mm. */
  month(): string {
    return limaDay(this.clock.now()).slice(0, 7);
  }

  /** Every company that exists, and whoever did something, has a row. */
  private async ofMonth(month: string, isNow: boolean): Promise<CompanyUsage[]> {
    const from = startOfLimaDay(`${month}-01`);
    const [, to = from] = limaMonthBounds(from, from);
    const [people, pages, costs, storage, { companies }] = await Promise.all([
      this.events.activity(from.toISOString(), to.toISOString(), COUNTED),
      this.figures.pagesByTenant(from, to),
      this.costs.byTenant(from, to),
      isNow ? this.figures.storageByTenant() : null,
      this.companies.list(0, MAX_COMPANIES - 1),
    ]);
    const names = new Map(companies.map(({ id, name }) => [id, name]));
    const active = people.map(({ _id }) => _id.tenantId);
    return [...new Set([...names.keys(), ...active, ...pages.keys(), ...costs.keys()])].map(
      (id) => {
        const own = people.filter(({ _id }) => _id.tenantId === id);
        // Who administers the platform is none of a company's people, whatever he did for it.
        const acting = own.filter(
          ({ _id, byPlatform }) => _id.actorId !== PRODUCT && !(byPlatform && names.has(id)),
        );
        const sum = (name: keyof typeof COUNTED) => own.reduce((all, one) => all + one[name], 0);
        return {
          id: `${id}:${month}`,
          companyId: id,
          companyName: names.get(id) ?? null,
          month,
          documents: sum('documents'),
          pages: pages.get(id) ?? 0,
          creditsUsed: sum('creditsUsed'),
          costUsd: costs.get(id) ?? 0,
          people: acting.length,
          lastUseAt:
            acting
              .map(({ lastAt }) => lastAt)
              .sort()
              .at(-1) ?? null,
          storageFiles: storage && (storage.get(id)?.files ?? 0),
          storageBytes: storage && (storage.get(id)?.bytes ?? 0),
        };
      },
    );
  }
}
