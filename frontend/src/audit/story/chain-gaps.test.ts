import { anAuditEntry } from '../../test/audit-factories';
import { chainGaps } from './chain-gaps';

const GENESIS = '0'.repeat(64);
const hash = (letter: string): string => letter.repeat(64);
const link = (version: number, own: string, before: string, stream = 'document-d-1') =>
  anAuditEntry({
    id: `${stream}-${version}`,
    version,
    hash: own,
    prevHash: before,
    stream: { id: stream, kind: 'document', subjectId: 'd-1', label: null },
  });

describe('the links of a story', () => {
  it('fit when numbers and hashes follow, each stream for itself', () => {
    const entries = [
      link(1, hash('a'), GENESIS),
      link(1, hash('d'), GENESIS, 'workflow-d-1'),
      link(2, hash('b'), hash('a')),
      link(2, hash('e'), hash('d'), 'workflow-d-1'),
    ];
    expect(chainGaps(entries)).toEqual(new Set());
  });

  it('do not fit where an event is missing, is not the first, or names another before it', () => {
    expect(chainGaps([link(1, hash('a'), GENESIS), link(3, hash('c'), hash('a'))])).toEqual(
      new Set(['document-d-1-3']),
    );
    expect(chainGaps([link(2, hash('b'), hash('a'))])).toEqual(new Set(['document-d-1-2']));
    expect(chainGaps([link(1, hash('a'), GENESIS), link(2, hash('b'), hash('f'))])).toEqual(
      new Set(['document-d-1-2']),
    );
  });
});
