import {
  documentsOf,
  noticesOf,
  noticeTypes,
  type NoticeEvent,
  type NoticeFacts,
  type NoticeReader,
} from './notices';

const ana: NoticeReader = { id: 'ana', role: 'user', teams: ['logistica'] };
const luis: NoticeReader = { id: 'luis', role: 'user', teams: ['tesoreria'] };

const event = (type: string, subject: string, at: string, more: Partial<NoticeEvent> = {}) => ({
  ...{ type, streamId: `document-${subject}`, at: `2026-03-${at}:00.000Z`, actorId: 'otro' },
  ...more,
});

function told(reader: NoticeReader, events: NoticeEvent[], facts: Partial<NoticeFacts> = {}) {
  const all = noticesOf(reader, {
    events: [...events].sort((a, b) => b.at.localeCompare(a.at)),
    isCut: false,
    uploaders: new Map([
      ['a', 'ana'],
      ['b', 'beto'],
    ]),
    names: new Map([
      ['a', 'F001-1'],
      ['b', 'F001-2'],
      ['c', 'F001-3'],
      ['d', 'F001-4'],
    ]),
    seenAt: null,
    ...facts,
  });
  return all.map(
    ({ kind, team, day, count, fresh }) =>
      `${[kind, team, day.slice(-2)].join(' ')}: ${fresh} of ${count}`,
  );
}

describe('notices', () => {
  it('are of what the teams of a person have to do', () => {
    const failed = ['ExtractionFailed'];
    expect(noticeTypes(ana)).toEqual(['ExtractionCompleted', 'DocumentObserved', ...failed]);
    const treasury = ['SentToTreasury', 'ObservationLifted', 'SupplierAccountSeen', ...failed];
    expect(noticeTypes(luis)).toEqual(treasury);
    expect(noticeTypes({ ...ana, teams: [] })).toEqual(failed);
    const boss = noticeTypes({ id: 'boss', role: 'company_admin', teams: [] });
    expect(new Set(boss)).toEqual(new Set([...noticeTypes(ana), ...noticeTypes(luis)]));
  });

  it.each<[string, NoticeReader, NoticeEvent, string[]]>([
    [
      'read, of another',
      ana,
      event('ExtractionCompleted', 'b', '16T15:00'),
      ['bandeja logistica 16: 1 of 1'],
    ],
    ['read, one of their own', ana, event('ExtractionCompleted', 'a', '16T15:00'), []],
    [
      'not read, their own',
      ana,
      event('ExtractionFailed', 'a', '16T15:00'),
      ['apartado  16: 1 of 1'],
    ],
    ['not read, of another', ana, event('ExtractionFailed', 'b', '16T15:00'), []],
    [
      'observed',
      ana,
      event('DocumentObserved', 'a', '16T15:00'),
      ['observado logistica 16: 1 of 1'],
    ],
    [
      'observed by themselves',
      ana,
      event('DocumentObserved', 'a', '16T15:00', { actorId: 'ana' }),
      [],
    ],
    ['gone since', ana, event('DocumentObserved', 'z', '16T15:00'), []],
    ['sent', luis, event('SentToTreasury', 'a', '16T15:00'), ['bandeja tesoreria 16: 1 of 1']],
    [
      'another account',
      luis,
      event('SupplierAccountSeen', 's', '16T15:00', { ruc: '20608471937', isOther: true }),
      ['cuenta tesoreria 16: 1 of 1'],
    ],
    [
      'a first account',
      luis,
      event('SupplierAccountSeen', 's', '16T15:00', { ruc: '20608471937', isOther: false }),
      [],
    ],
  ])('tell of a document or account that was %s', (_, reader, one, expected) => {
    expect(told(reader, [one])).toEqual(expected);
  });

  it('count a document once a day, by the day of Peru, and what is new since the last look', () => {
    const events = [
      event('SentToTreasury', 'a', '16T15:00'),
      event('ObservationLifted', 'a', '16T18:00'),
      event('SentToTreasury', 'b', '17T04:59'),
      event('SentToTreasury', 'c', '17T05:00'),
    ];
    expect(told(luis, events, { seenAt: '2026-03-16T18:00:00.000Z' })).toEqual([
      'bandeja tesoreria 17: 1 of 1',
      'bandeja tesoreria 16: 1 of 2',
    ]);
    expect(told(luis, events, { seenAt: '2026-03-16T17:00:00.000Z' })).toContain(
      'bandeja tesoreria 16: 2 of 2',
    );
  });

  it('tell of each account, by the supplier', () => {
    const account = { streamId: 'supplier-s', ruc: '20608471937', isOther: true };
    const events = ['16T16:00', '16T15:00'].map((at) =>
      event('SupplierAccountSeen', 's', at, account),
    );
    const facts = { isCut: false, uploaders: new Map(), names: new Map(), seenAt: null };
    const [notice] = noticesOf(luis, { ...facts, events });
    const subject = { path: '/proveedores/20608471937', label: 'RUC 20608471937' };
    expect(notice).toMatchObject({ count: 2, isCapped: false, subjects: [subject, subject] });
    const sent = event('SentToTreasury', 'a', '16T14:00');
    expect(documentsOf([...events, sent, sent])).toEqual(['a']);
  });

  it('name the newest, and say that there are more where older ones were not read', () => {
    const days = ['17T10:00', '16T13:00', '16T12:00', '16T11:00', '16T10:00', '15T10:00'];
    const events = ['a', 'a', 'b', 'c', 'd', 'd'].map((id, at) =>
      event('SentToTreasury', id, days[at] ?? ''),
    );
    const names = new Map(['a', 'b', 'c', 'd'].map((id) => [id, `F001-${id}`]));
    const facts = { events, isCut: true, uploaders: new Map(), names, seenAt: null };
    const all = noticesOf(luis, facts);
    const [today, before] = all;
    expect(all.map(({ isCapped }) => isCapped)).toEqual([false, false, true]);
    expect(today?.at).toBe('2026-03-17T10:00:00.000Z');
    expect(before?.subjects).toEqual(
      ['a', 'b', 'c'].map((id) => ({ path: `/documento/${id}`, label: `F001-${id}` })),
    );
  });
});
