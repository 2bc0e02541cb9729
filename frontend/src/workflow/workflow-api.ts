import type { ApprovalRequest } from '@contracts/approval';
import { IDEMPOTENCY_HEADER } from '@contracts/headers';
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
import { nullWhenSignedOut, requestJson } from '../api/http-client';
import { type Page, requestPage, send } from '../api/request-page';

/** What the payment workflow asks of the server. Queries are null when signed out. */
export interface WorkflowVerbs {
  listTeamDocuments(
    team: Team,
    query: WorkflowListQuery,
    range: { page: number; perPage: number },
    signal?: AbortSignal,
  ): Promise<Page<WorkflowDocument> | null>;
  getWorkflowSummary(signal?: AbortSignal): Promise<WorkflowSummary | null>;
  getWorkflow(id: string, signal?: AbortSignal): Promise<WorkflowDetail | null>;
  /**
   * Takes a step. `version` is the number of steps that the person saw taken; `key` is the same at each
   * try of one intent, with the same body, so that two tries are one step.
   */
  takeStep(
    id: string,
    body: WorkflowUpdateRequest,
    version: number,
    key: string,
  ): Promise<WorkflowDetail>;
  observeDocument(id: string, body: ObservationRequest): Promise<void>;
  liftObservation(id: string, body: ObservationRequest): Promise<void>;
  /** A company_admin accepts that another document has the same comprobante. */
  acceptDuplicate(id: string, body: ObservationRequest): Promise<void>;
  /** Approves the payment of the document as it was seen. */
  approvePayment(id: string, body: ApprovalRequest, version: number): Promise<void>;
}

function queryOf({ state, step, due, q, order }: WorkflowListQuery): string {
  const search = new URLSearchParams({ state, order });
  if (step !== undefined) search.set('step', String(step));
  if (due) search.set('due', due);
  if (q) search.set('q', q);
  return search.toString();
}

export const workflowVerbs: WorkflowVerbs = {
  listTeamDocuments: (team, query, range, signal) =>
    nullWhenSignedOut(
      requestPage<WorkflowDocument>(`${API.workflowList(team)}?${queryOf(query)}`, range, signal),
    ),
  getWorkflowSummary: (signal) =>
    nullWhenSignedOut(requestJson<WorkflowSummary>(API.workflowSummary, { signal })),
  getWorkflow: (id, signal) =>
    nullWhenSignedOut(requestJson<WorkflowDetail>(API.documentWorkflow(id), { signal })),
  takeStep: (id, body, version, key) =>
    requestJson<WorkflowDetail>(API.workflowUpdate(id), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'If-Match': `"${version}"`, [IDEMPOTENCY_HEADER]: key },
    }),
  observeDocument: (id, body) => send('POST', API.documentObservation(id), body),
  liftObservation: (id, body) => send('POST', API.liftObservation(id), body),
  approvePayment: async (id, body, version) => {
    await requestJson(API.approvePayment(id), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'If-Match': `"${version}"` },
    });
  },
  acceptDuplicate: (id, body) => send('POST', API.acceptDuplicate(id), body),
};
