import { WORKFLOW_STATUSES, type WorkflowConflict } from '../../contracts/workflow';
import type { FlowState } from './state';

/**
 * Who has moved the document since the version that the person saw, and how far; null when it has not
 * moved since.
 */
export function movedSince(state: FlowState, seen: number): WorkflowConflict | null {
  const from = WORKFLOW_STATUSES[seen];
  const { last, version, status } = state;
  if (!last || !from || seen >= version) return null;
  return { version, from, to: status, byName: last.by, at: last.at, comment: last.comment };
}
