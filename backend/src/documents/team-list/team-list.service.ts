import { Injectable } from '@nestjs/common';
import type { Team } from '../../contracts/user';
import { WORKFLOW_STATUSES, type WorkflowStatus } from '../../contracts/workflow';
import {
  TEAM_TOTAL_MAX,
  teamTotalMax,
  type WorkflowDocument,
  type WorkflowListQuery,
  type WorkflowSummary,
} from '../../contracts/workflow-calls';
import { Clock } from '../../platform/clock/clock';
import type { RowRange } from '../../platform/http';
import { toSummary } from '../document.mapper';
import { toWorkflowState } from '../review/review.mapper';
import { dueSoonOn, overdueOn, UNPAID_STATUSES, wantedOf, type Wanted } from './domain/wanted';
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
  /** Counted up to `teamTotalMax`. */
  total: number;
}

/** The documents of a team, and how many there are of each kind (decisions, "Team lists"). */
@Injectable()
export class TeamListService {
  constructor(
    private readonly documents: TeamListRepository,
    private readonly clock: Clock,
  ) {}

  async list(
    tenantId: string,
    team: Team,
    query: WorkflowListQuery,
    range: RowRange,
  ): Promise<TeamPage> {
    const wanted = wantedOf(team, query, this.clock.today());
    const [records, total] = await Promise.all([
      this.records(tenantId, wanted, query.order, range),
      this.documents.count(tenantId, wanted, teamTotalMax(query)),
    ]);
    return { documents: records.map(toWorkflowDocument), total };
  }

  async summary(tenantId: string): Promise<WorkflowSummary> {
    const today = this.clock.today();
    const count = (part: Partial<Wanted>) =>
      this.documents.count(tenantId, { ...EVERYTHING, ...part });
    const [byStatus, observed, overdue, dueSoon] = await Promise.all([
      Promise.all(WORKFLOW_STATUSES.map((status) => count({ statuses: [status] }))),
      this.documents.count(tenantId, { ...EVERYTHING, isObserved: true }, TEAM_TOTAL_MAX),
      count({ statuses: UNPAID_STATUSES, due: overdueOn(today) }),
      count({ statuses: UNPAID_STATUSES, due: dueSoonOn(today) }),
    ]);
    return { byStatus: countsOf(byStatus), observed, overdue, dueSoon };
  }

  private records(
    tenantId: string,
    wanted: Wanted,
    order: WorkflowListQuery['order'],
    { from, to }: RowRange,
  ): Promise<TeamDocument[]> {
    if (order === 'antiguedad') return this.waitingLongest(tenantId, wanted, { from, to });
    const sort = order === 'vencimiento' ? DUE_FIRST : NEWEST;
    return this.documents.page(tenantId, wanted, { sort, skip: from, limit: to - from + 1 });
  }

  /** Before the first step a document has waited since its upload; no index knows both, so two are merged. */
  private async waitingLongest(
    tenantId: string,
    wanted: Wanted,
    { from, to }: RowRange,
  ): Promise<TeamDocument[]> {
    const rows = { skip: 0, limit: to + 1 };
    const parts = [
      { statuses: wanted.statuses.filter((status) => status === 'pending'), sort: OLDEST },
      { statuses: wanted.statuses.filter((status) => status !== 'pending'), sort: WAITING_LONGEST },
    ];
    const keys = await Promise.all(
      parts
        .filter(({ statuses }) => statuses.length > 0)
        .map(({ statuses, sort }) =>
          this.documents.keys(tenantId, { ...wanted, statuses }, { ...rows, sort }),
        ),
    );
    const ids = inOrder(keys.flat()).slice(from, to + 1);
    const byId = new Map(
      (await this.documents.byIds(tenantId, ids)).map((record) => [record._id, record]),
    );
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

const EVERYTHING: Wanted = {
  statuses: WORKFLOW_STATUSES,
  isObserved: false,
  due: null,
  words: [],
};

const toWorkflowDocument = (record: TeamDocument): WorkflowDocument => ({
  ...toSummary(record),
  ...toWorkflowState(record),
});

function countsOf(counts: readonly number[]): Record<WorkflowStatus, number> {
  const entries = WORKFLOW_STATUSES.map((status, index) => [status, counts[index] ?? 0] as const);
  return Object.fromEntries(entries) as Record<WorkflowStatus, number>;
}

function inOrder(keys: readonly WaitingKey[]): string[] {
  const since = ({ stepSince, createdAt }: WaitingKey) => (stepSince ?? createdAt).getTime();
  return [...keys].sort((a, b) => since(a) - since(b)).map(({ _id }) => _id);
}
