import { Injectable } from '@nestjs/common';
import { AUDIT_TOTAL_MAX, type AuditEntry, type AuditQuery } from '../../contracts/audit';
import { EventLog, type EventFilter, type StoredEvent } from '../../platform/event-store';
import type { SessionUser } from '../../access';
import type { RowRange } from '../../platform/requests';
import { SYSTEM_ACTOR } from '../../platform/outbox';
import { startOfLimaDay } from '../../rules/lima-day';
import { AuditNames, AuditReach, type Reach } from '../audit-names.service';
import { typesOf } from '../domain/event-action';
import { idsOf, toEntry, type EntryNames } from './audit.mapper';

const DAY_MS = 24 * 3_600_000;

/** A query of the audit as the event store understands it. Days are Peru's, both ends inclusive. */
function auditFilter({
  from,
  to,
  actorId,
  group,
  type,
  team,
  documentId,
  hash,
  people,
}: AuditQuery): EventFilter {
  const end = to === undefined ? undefined : startOfLimaDay(to).getTime() + DAY_MS;
  const types = wantedTypes({ ...(group ? { group } : {}), ...(type ? { type } : {}) });
  return {
    ...(from === undefined ? {} : { from: startOfLimaDay(from).toISOString() }),
    ...(end === undefined ? {} : { before: new Date(end).toISOString() }),
    ...(actorId === undefined ? {} : { actorId }),
    ...(people ? { withoutActorId: SYSTEM_ACTOR.id } : {}),
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

/** The events of a company, or of all, as people read them. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly log: EventLog,
    private readonly reach: AuditReach,
    private readonly names: AuditNames,
  ) {}

  /**
   * Newest first; the total is counted up to one beyond AUDIT_TOTAL_MAX, and beyond that to the one after the
   * page. Throws NO_ENCONTRADO (`companyId`).
   */
  async list(
    user: SessionUser,
    query: AuditQuery,
    range: RowRange,
  ): Promise<{ entries: AuditEntry[]; total: number }> {
    const reach = await this.reach.ofList(user, query.companyId);
    const filter = auditFilter(query);
    // One more than the page at least: whoever has come so far may go on.
    const rows = { ...range, totalMax: Math.max(range.to + 2, AUDIT_TOTAL_MAX + 1) };
    const { events, total } = reach
      ? await this.log.search(reach.tenantId, filter, rows)
      : await this.log.searchAll(filter, rows);
    return { entries: await this.entriesOf(events, reach), total };
  }

  private async entriesOf(
    events: readonly StoredEvent[],
    reach: Reach | null,
  ): Promise<AuditEntry[]> {
    const isRedacted = reach?.isRedacted ?? true;
    const names = await this.namesOf(events, isRedacted ? null : (reach?.tenantId ?? null));
    return events.map((event) => toEntry(event, names, isRedacted));
  }

  /** Numbers and file names are values: whoever gets none gets no names of documents, but of companies. */
  private async namesOf(
    events: readonly StoredEvent[],
    tenantId: string | null,
  ): Promise<EntryNames> {
    const ids = idsOf(events);
    const [people, documents, companies] = await Promise.all([
      this.names.people(ids.people),
      tenantId === null ? new Map<string, string>() : this.names.documents(tenantId, ids.documents),
      tenantId === null ? this.names.companyNames(ids.companies) : new Map<string, string>(),
    ]);
    return { people, documents, companies };
  }
}
