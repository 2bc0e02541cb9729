import type {
  WorkflowDetail,
  WorkflowDocument,
  WorkflowHistoryEntry,
  WorkflowSummary,
} from '@contracts/workflow-calls';
import { STEPS, WORKFLOW_STATUSES, type WorkflowStatus } from '@contracts/workflow';
import type { DocumentSummary } from '@contracts/document';
import { aDocument, aWorkflowState } from './factories';

const statusAt = (version: number): WorkflowStatus => WORKFLOW_STATUSES[version] ?? 'archived';

export function aHistoryEntry(
  step: number,
  change: Partial<WorkflowHistoryEntry> = {},
): WorkflowHistoryEntry {
  return {
    step,
    version: step,
    at: `2026-03-16T1${step}:12:00.000Z`,
    team: STEPS[step - 1]?.team ?? 'logistica',
    role: 'user',
    byName: 'Jorge Tello',
    user: 'Jorge Tello',
    comment: '',
    paymentInfo: null,
    hash: 'a1b2c3d4',
    isErased: false,
    ...change,
  };
}

/** A document after so many steps. */
export function aWorkflowDetail(version = 0, change: Partial<WorkflowDetail> = {}): WorkflowDetail {
  return {
    ...aWorkflowState({
      workflowStatus: statusAt(version),
      workflowVersion: version,
      stepSince: version === 0 ? null : `2026-03-16T1${version}:12:00.000Z`,
    }),
    documentId: 'd-1',
    history: Array.from({ length: version }, (_, index) => aHistoryEntry(index + 1)),
    blockers: [],
    findings: [],
    warnings: [],
    repeated: null,
    approval: null,
    ...change,
  };
}

export function aWorkflowDocument(
  version = 0,
  change: Partial<DocumentSummary & WorkflowDocument> = {},
): WorkflowDocument {
  return {
    ...aDocument(),
    version: 3,
    ...aWorkflowState({
      workflowStatus: statusAt(version),
      workflowVersion: version,
      stepSince: version === 0 ? null : '2026-03-16T15:00:00.000Z',
    }),
    ...change,
  };
}

export function aWorkflowSummary(
  byStatus: Partial<WorkflowSummary['byStatus']> = {},
  change: Partial<WorkflowSummary> = {},
): WorkflowSummary {
  const none = Object.fromEntries(WORKFLOW_STATUSES.map((status) => [status, 0]));
  return {
    byStatus: { ...(none as WorkflowSummary['byStatus']), ...byStatus },
    observed: 0,
    overdue: 0,
    dueSoon: 0,
    toApprove: null,
    ...change,
  };
}
