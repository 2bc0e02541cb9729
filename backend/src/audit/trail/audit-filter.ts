import type { AuditQuery } from '../../contracts/audit';
import type { EventFilter } from '../../platform/event-store';
import { startOfLimaDay } from '../../rules/lima-day';
import { typesOf } from '../domain/event-action';

const DAY_MS = 24 * 3_600_000;

/** A query of the audit as the event store understands it. Days are Peru's, both ends inclusive. */
export function auditFilter({
  from,
  to,
  actorId,
  group,
  type,
  team,
  documentId,
  hash,
}: AuditQuery): EventFilter {
  const end = to === undefined ? undefined : startOfLimaDay(to).getTime() + DAY_MS;
  const types = wantedTypes({ ...(group ? { group } : {}), ...(type ? { type } : {}) });
  return {
    ...(from === undefined ? {} : { from: startOfLimaDay(from).toISOString() }),
    ...(end === undefined ? {} : { before: new Date(end).toISOString() }),
    ...(actorId === undefined ? {} : { actorId }),
    ...(types ? { types } : {}),
    ...(team ? { team } : {}),
    ...(documentId ? { streamIds: [`document-${documentId}`, `workflow-${documentId}`] } : {}),
    ...(hash ? { hash } : {}),
  };
}

function wantedTypes({ group, type }: Pick<AuditQuery, 'group' | 'type'>): string[] | null {
  if (!group) return type ? [type] : null;
  const types = typesOf(group);
  return type ? types.filter((one) => one === type) : types;
}
