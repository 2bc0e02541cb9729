import type { ApprovalRequest } from '@contracts/approval';
import { API } from '@contracts/routes';
import type { Team } from '@contracts/user';
import type {
  ObservationRequest,
  WorkflowDetail,
  WorkflowDocument,
  WorkflowListQuery,
  WorkflowSummary,
  WorkflowUpdateRequest,
} from '@contracts/workflow-calls';
import { nullWhenSignedOut, read } from '../api/http-client';
import { type PageWish, requestPage, send, sendForJson } from '../api/request-page';

function queryOf({ state, step, due, q, order }: WorkflowListQuery): string {
  const search = new URLSearchParams({ state, order });
  if (step !== undefined) search.set('step', String(step));
  if (due) search.set('due', due);
  if (q) search.set('q', q);
  return search.toString();
}

/** What the payment workflow asks of the server. Queries are null when signed out. */
export const workflowVerbs = {
  listTeamDocuments: (
    team: Team,
    query: WorkflowListQuery,
    range: PageWish,
    signal?: AbortSignal,
  ) =>
    nullWhenSignedOut(
      requestPage<WorkflowDocument>(`${API.workflowList(team)}?${queryOf(query)}`, range, signal),
    ),
  getWorkflowSummary: (signal?: AbortSignal) =>
    read<WorkflowSummary>(API.workflowSummary, { signal }),
  getWorkflow: (id: string, signal?: AbortSignal) =>
    read<WorkflowDetail>(API.documentWorkflow(id), { signal }),
  /**
   * Takes a step. `version` is the number of steps that the person saw taken; `key` is the same at each
   * try of one intent, with the same body, so that two tries are one step.
   */
  takeStep: (id: string, body: WorkflowUpdateRequest, version: number, key: string) =>
    sendForJson<WorkflowDetail>('POST', API.workflowUpdate(id), body, { version, key }),
  observeDocument: (id: string, body: ObservationRequest) =>
    send('POST', API.documentObservation(id), body),
  liftObservation: (id: string, body: ObservationRequest) =>
    send('POST', API.liftObservation(id), body),
  /** A company_admin accepts that another document has the same comprobante. */
  acceptDuplicate: (id: string, body: ObservationRequest) =>
    send('POST', API.acceptDuplicate(id), body),
  /** Approves the payment of the document as it was seen. */
  approvePayment: (id: string, body: ApprovalRequest, version: number) =>
    send('POST', API.approvePayment(id), body, { version }),
};

export type WorkflowVerbs = typeof workflowVerbs;
