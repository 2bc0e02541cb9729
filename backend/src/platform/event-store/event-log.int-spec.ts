import { startTestModules, type TestModules } from '../../../test/support/test-modules';
import { documentsRead } from '../../../test/support/documents-read';
import { chainOf, storeAsIs } from '../../../test/support/chained-events';
import { EventLog } from './event-log';
import type { EventFilter } from './event-log.repository';

const EVENTS = 120;

describe('the list of events', () => {
  let test: TestModules;
  let log: EventLog;
  beforeAll(async () => {
    test = await startTestModules({});
    log = test.module.get(EventLog);
    await storeAsIs(test.connection, [...chainOf('a', EVENTS), ...chainOf('b', EVENTS, 'other')]);
  });
  afterAll(() => test?.close());

  it.each<[string, EventFilter]>([
    ['a company', {}],
    ['a person', { actorId: 'u1' }],
    ['a person, of one kind', { actorId: 'u1', types: ['FieldEdited'] }],
  ])('of %s is counted, and passed on the way to a page far behind, unread', async (_, filter) => {
    const ask = (from: number) => log.search('t', filter, { from, to: from + 9, totalMax: 1_000 });
    let page = await ask(0);
    const first = page.events.map(({ version }) => version);
    expect(first).toEqual([120, 119, 118, 117, 116, 115, 114, 113, 112, 111]);
    const read = await documentsRead('events', async () => (page = await ask(100)));
    expect(page.total).toBe(EVENTS);
    expect(page.events.map(({ version }) => version)).toEqual([
      20, 19, 18, 17, 16, 15, 14, 13, 12, 11,
    ]);
    expect(read).toBeLessThanOrEqual(10);
  });

  it('over all companies is no longer than one is', async () => {
    const rows = { from: 0, to: 0, totalMax: 1_000 };
    expect((await log.searchAll({ actorId: 'u1' }, rows)).total).toBe(2 * EVENTS);
  });
});
