import { aVerification, anAuditEntry, neverVerified } from '../test/audit-factories';
import { linkState } from './link-state';

const BEFORE = '2026-03-16T20:00:00.000Z';
const AFTER = '2026-03-16T20:06:00.000Z';

describe('a link of the chain', () => {
  it('is sewn when the last check has seen it whole', () => {
    expect(linkState(anAuditEntry({ at: BEFORE }), aVerification())).toBe('sewn');
  });

  it('is loose before any check, during one, and when it is newer than the last', () => {
    const entry = anAuditEntry({ at: BEFORE });
    expect(linkState(entry, null)).toBe('loose');
    expect(linkState(entry, neverVerified())).toBe('loose');
    expect(linkState(entry, aVerification({ state: 'running' }))).toBe('loose');
    expect(linkState(entry, aVerification({ state: 'failed' }))).toBe('loose');
    expect(linkState(anAuditEntry({ at: AFTER }), aVerification())).toBe('loose');
  });

  it('is broken from the first event that does not fit, in its own stream only', () => {
    const check = aVerification({
      state: 'broken',
      breaks: [{ streamId: 'document-d-1', version: 3, reason: 'hash', label: 'F001-4471' }],
    });
    const other = { id: 'document-d-2', kind: 'document', subjectId: 'd-2', label: null };
    expect(linkState(anAuditEntry({ at: BEFORE, version: 2 }), check)).toBe('sewn');
    expect(linkState(anAuditEntry({ at: BEFORE, version: 3 }), check)).toBe('broken');
    expect(linkState(anAuditEntry({ at: AFTER, version: 4 }), check)).toBe('broken');
    expect(linkState(anAuditEntry({ at: BEFORE, version: 3, stream: other }), check)).toBe('sewn');
  });
});
