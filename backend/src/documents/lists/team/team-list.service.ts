import { Injectable } from '@nestjs/common';
import { CompaniesService } from '../../../companies';
import { NO_LIMITS, type ApprovalLimits } from '../../../contracts/company';
import type { Team } from '../../../contracts/user';
import { WORKFLOW_STATUSES, type WorkflowStatus } from '../../../contracts/workflow';
import {
  TEAM_OBSERVED_MAX,
  teamTotalMax,
  type WorkflowDocument,
  type WorkflowListQuery,
  type WorkflowSummary,
} from '../../../contracts/workflow-calls';
import { Clock } from '../../../platform/clock/clock';
import type { RowRange } from '../../../platform/requests';
import { toSummary } from '../../document/document.mapper';
import { toWorkflowState } from '../../review/review.mapper';
import {
  APPROVABLE_STATUSES,
  dueSoonOn,
  overdueOn,
  UNPAID_STATUSES,
  wantedOf,
  type Wanted,
} from './domain/wanted';
import {
  DUE_FIRST,
  NEWEST,
  OLDEST,
  TeamListRepository,
  WAITING_LONGEST,
  type TeamDocument,
  type WaitingKey,
} from './team-list.repository';

export interface TeamPage {
  documents: WorkflowDocument[];
  /** Counted up to one beyond `teamTotalMax`, and beyond it to the one after the page. */
  total: number;
}

/** The documents of a team, and how many there are of each kind (decisions, "Team lists"). */
@Injectable()
export class TeamListService {
  constructor(
    private readonly documents: TeamListRepository,
    private readonly companies: CompaniesService,
    private readonly clock: Clock,
  ) {}

  async list(
    tenantId: string,
    team: Team,
    query: WorkflowListQuery,
    range: RowRange,
  ): Promise<TeamPage> {
    const limits = await this.limitsOf(tenantId);
    if (query.state === 'por-aprobar' && !hasLimit(limits)) return { documents: [], total: 0 };
    const wanted = wantedOf(team, query, this.clock.today(), limits);
    // One more than the page at least: whoever has come so far may go on.
    const max = Math.max(range.to + 2, teamTotalMax(query) + 1);
    if (wanted.search !== '') return this.found(tenantId, wanted, query.order, { ...range, max });
    const [records, total] = await Promise.all([
      this.records(tenantId, wanted, query.order, range),
      this.documents.count(tenantId, wanted, max),
    ]);
    return { documents: records.map(toWorkflowDocument), total };
  }

  /** Hits of a search: those that are counted are found once, and the page is cut out of them. */
  private async found(
    tenantId: string,
    wanted: Wanted,
    order: WorkflowListQuery['order'],
    { from, to, max }: RowRange & { max: number },
  ): Promise<TeamPage> {
    const ids = await this.idsOf(tenantId, wanted, order, max);
    const records = await this.inOrder(tenantId, ids.slice(from, to + 1));
    return { documents: records.map(toWorkflowDocument), total: ids.length };
  }

  async summary(tenantId: string): Promise<WorkflowSummary> {
    const today = this.clock.today();
    const limits = await this.limitsOf(tenantId);
    const count = (part: Partial<Wanted>) =>
      this.documents.count(tenantId, { ...EVERYTHING, ...part });
    const [byStatus, observed, toApprove, overdue, dueSoon] = await Promise.all([
      Promise.all(WORKFLOW_STATUSES.map((status) => count({ statuses: [status] }))),
      this.documents.count(tenantId, { ...EVERYTHING, isObserved: true }, TEAM_OBSERVED_MAX),
      hasLimit(limits)
        ? this.documents.count(
            tenantId,
            { ...EVERYTHING, statuses: APPROVABLE_STATUSES, above: limits },
            TEAM_OBSERVED_MAX,
          )
        : null,
      count({ statuses: UNPAID_STATUSES, due: overdueOn(today) }),
      count({ statuses: UNPAID_STATUSES, due: dueSoonOn(today) }),
    ]);
    return { byStatus: countsOf(byStatus), observed, toApprove, overdue, dueSoon };
  }

  private async limitsOf(tenantId: string): Promise<ApprovalLimits> {
    return (await this.companies.find(tenantId)) ?? NO_LIMITS;
  }

  private async records(
    tenantId: string,
    wanted: Wanted,
    order: WorkflowListQuery['order'],
    { from, to }: RowRange,
  ): Promise<TeamDocument[]> {
    if (order !== 'antiguedad') {
      const rows = { sort: SORT_OF[order], skip: from, limit: to - from + 1 };
      return this.documents.page(tenantId, wanted, rows);
    }
    const ids = await this.idsOf(tenantId, wanted, order, to + 1);
    return this.inOrder(tenantId, ids.slice(from));
  }

  /** The first of a list, by their ids. */
  private async idsOf(
    tenantId: string,
    wanted: Wanted,
    order: WorkflowListQuery['order'],
    limit: number,
  ): Promise<string[]> {
    const keys =
      order === 'antiguedad'
        ? await this.waitingLongest(tenantId, wanted, limit)
        : await this.documents.keys(tenantId, wanted, { sort: SORT_OF[order], skip: 0, limit });
    return keys.map(({ _id }) => _id);
  }

  /** Before the first step a document has waited since its upload; no index knows both, so two are merged. */
  private async waitingLongest(
    tenantId: string,
    wanted: Wanted,
    limit: number,
  ): Promise<WaitingKey[]> {
    const parts = [
      { statuses: wanted.statuses.filter((status) => status === 'pending'), sort: OLDEST },
      { statuses: wanted.statuses.filter((status) => status !== 'pending'), sort: WAITING_LONGEST },
    ];
    const keys = await Promise.all(
      parts
        .filter(({ statuses }) => statuses.length > 0)
        .map(({ statuses, sort }) =>
          this.documents.keys(tenantId, { ...wanted, statuses }, { skip: 0, limit, sort }),
        ),
    );
    return byWaiting(keys.flat()).slice(0, limit);
  }

  private async inOrder(tenantId: string, ids: readonly string[]): Promise<TeamDocument[]> {
    const records = await this.documents.byIds(tenantId, ids);
    const byId = new Map(records.map((record) => [record._id, record]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

const hasLimit = ({ limitePEN, limiteUSD, limiteEUR }: ApprovalLimits): boolean =>
  [limitePEN, limiteUSD, limiteEUR].some((limit) => limit !== null);

const SORT_OF = { recientes: NEWEST, vencimiento: DUE_FIRST } as const;

const EVERYTHING: Wanted = {
  statuses: WORKFLOW_STATUSES,
  isObserved: false,
  above: null,
  due: null,
  search: '',
};

const toWorkflowDocument = (record: TeamDocument): WorkflowDocument => ({
  ...toSummary(record),
  ...toWorkflowState(record),
  version: record.version ?? 0,
});

function countsOf(counts: readonly number[]): Record<WorkflowStatus, number> {
  const entries = WORKFLOW_STATUSES.map((status, index) => [status, counts[index] ?? 0] as const);
  return Object.fromEntries(entries) as Record<WorkflowStatus, number>;
}

function byWaiting(keys: readonly WaitingKey[]): WaitingKey[] {
  const since = ({ stepSince, createdAt }: WaitingKey) => (stepSince ?? createdAt).getTime();
  return [...keys].sort((a, b) => since(a) - since(b));
}
