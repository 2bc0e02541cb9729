import { chainedEvent } from '../../../test/support/chained-events';
import { Erasures } from './erasures';

const TENANT = 'c1';
const event = (streamId: string, type: string, tenantId = TENANT) =>
  chainedEvent(streamId, null, {}, { tenantId, type });
const erased = (streamId: string) => ({
  ...event(streamId, 'FieldEdited'),
  ...{ data: null, salt: null, erasedAt: '2026-03-15' },
});

/** The event that explains an erased one; null when none does. */
function explaining(streamId: string, ...others: ReturnType<typeof event>[]): string | null {
  const erasures = new Erasures();
  for (const one of [erased(streamId), ...others]) erasures.note(one);
  const [found] = erasures.explained();
  expect(erasures.unexplained()).toHaveLength(found ? 0 : 1);
  return found?.erasedBy.streamId ?? null;
}

describe('what explains that values are gone', () => {
  it.each([
    ['workflow-d1', 'document-d1', 'DocumentDeleted'],
    ['document-d1', 'document-d1', 'DocumentDeleted'],
    ['account-u1', 'account-u1', 'AccountAnonymised'],
    ['account-u1', 'company-c1', 'CompanyRemoved'],
    ['document-d1', 'company-c1', 'CompanyRemoved'],
    ['paymentBatch-b1', 'company-c1', 'CompanyRemoved'],
  ])('of %s: in %s %s', (gone, stream, type) => {
    expect(explaining(gone, event(stream, type))).toBe(stream);
  });

  it.each([
    ['account-u1', 'account-u2', 'AccountAnonymised'],
    ['document-d1', 'account-d1', 'AccountAnonymised'],
    ['paymentBatch-d1', 'document-d1', 'DocumentDeleted'],
    ['account-u1', 'account-u1', 'AccountDeactivated'],
    ['account-u1', 'document-c1', 'CompanyRemoved'],
    ['account-u1', 'company-c2', 'CompanyRemoved'],
  ])('of %s is not in %s %s', (gone, stream, type) => {
    expect(explaining(gone, event(stream, type))).toBeNull();
  });

  it('is the own event before the company’s', () => {
    const both = [event('company-c1', 'CompanyRemoved'), event('account-u1', 'AccountAnonymised')];
    expect(explaining('account-u1', ...both)).toBe('account-u1');
  });
});
