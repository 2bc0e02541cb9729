import { Injectable } from '@nestjs/common';
import { TenantErasure } from '../platform/database';
import { EventLog, EventStore, type StoredEvent } from '../platform/event-store';
import { OutboxRelay } from '../platform/outbox';

const PAGE = 250;
/** Tell what happened without a name or a document's data: a removal explains itself by them, balances by their sums. */
const KEPT: ReadonlySet<string> = new Set([
  'CompanyRemovalOrdered',
  'CompanyRemovalCancelled',
  'CompanyRemoved',
  'DocumentDeleted',
  'AccountAnonymised',
  'AuditExported',
  'CheckpointTaken',
  'CreditsGranted',
  'CreditsSet',
  'CreditReserved',
  'CreditCharged',
  'CreditRefunded',
  'CreditReturned',
  'CreditsPassed',
  'CreditsReceived',
]);

/** What a removed company has left beside its documents and people. */
@Injectable()
export class CompanyRemains {
  constructor(
    private readonly others: TenantErasure,
    private readonly log: EventLog,
    private readonly events: EventStore,
    private readonly relay: OutboxRelay,
  ) {}

  /**
   * Deletes its records and erases the values of its events, which keep their chain; false while the event that
   * explains the erasure still waits for its place.
   */
  async erase(tenantId: string): Promise<boolean> {
    await this.relay.sweep();
    const last = await this.events.last(tenantId, `company-${tenantId}`);
    if (last?.type !== 'CompanyRemoved') return false;
    await this.others.deleteAll(tenantId);
    for (let after: StoredEvent | null = null; ;) {
      const page: StoredEvent[] = await this.log.storedInOrder(tenantId, { after }, PAGE);
      const told = page.filter(({ type, erasedAt }) => erasedAt === null && !KEPT.has(type));
      if (told.length > 0)
        await this.events.eraseMany(
          tenantId,
          told.map(({ eventId }) => eventId),
        );
      after = page.at(-1) ?? null;
      if (!after || page.length < PAGE) return true;
    }
  }
}
