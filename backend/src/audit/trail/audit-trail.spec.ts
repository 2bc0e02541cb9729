import { AUDIT_TOTAL_MAX } from '../../contracts/audit';
import type { EventLog } from '../../platform/event-store';
import type { EventRows } from '../../platform/event-store/stored-event';
import type { SessionUser } from '../../access';
import { contentRange } from '../../platform/requests';
import type { AuditNames, AuditReach } from '../audit-names.service';
import { AuditTrail } from './audit-trail.service';

const EVENTS = 25_000;
const NAMES = {
  people: () => Promise.resolve(new Map()),
  companyNames: () => Promise.resolve(new Map()),
};

/** A log that counts as the store does. */
const log = {
  searchAll: (_: unknown, { totalMax }: EventRows) =>
    Promise.resolve({ events: [], total: Math.min(EVENTS, totalMax) }),
};

describe('a page of the audit', () => {
  const trail = new AuditTrail(
    log as unknown as EventLog,
    { ofList: () => Promise.resolve(null) } as unknown as AuditReach,
    NAMES as unknown as AuditNames,
  );

  it.each([
    [0, 49, `audit 0-49/${AUDIT_TOTAL_MAX + 1}`],
    [9_950, 9_999, `audit 9950-9999/${AUDIT_TOTAL_MAX + 1}`],
    [10_000, 10_049, 'audit 10000-10049/10051'],
    [24_950, 24_999, 'audit 24950-24999/25000'],
  ])('from %d to %d stands within its total', async (from, to, range) => {
    const { total } = await trail.list({} as SessionUser, {}, { from, to });
    expect(contentRange('audit', { from, to }, to - from + 1, total)).toBe(range);
  });
});
