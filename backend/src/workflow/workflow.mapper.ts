import { stepOfEvent } from './domain/steps';
import type { WorkflowHistoryEntry } from '../contracts/workflow-calls';
import type { Role } from '../contracts/user';
import type { StoredEvent } from '../platform/event-store';
import { toWorkflowEvent } from './workflow-events';

/** Characters of a hash that the history shows. */
const HASH_CHARS = 12;

export function toHistoryEntry(stored: StoredEvent): WorkflowHistoryEntry {
  const { type, said, at } = toWorkflowEvent(stored);
  const { step, team } = stepOfEvent(type);
  return {
    step,
    version: stored.version,
    at,
    team,
    role: stored.meta.role as Role,
    byName: said?.by ?? '',
    user: said?.user ?? '',
    comment: said?.comment ?? '',
    paymentInfo: said?.paymentInfo ?? null,
    hash: stored.hash.slice(0, HASH_CHARS),
    isErased: said === null,
  };
}
