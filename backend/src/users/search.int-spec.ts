import { startTestModules, type TestModules } from '../../test/support/test-modules';
import { UsersModule, UsersService } from '.';
import { searchFields } from './domain/search-words';
import { SearchWordsRepair } from './search-words.service';
import type { UserSearch } from './users.repository';

const FIRST = ['Ángela', 'Beatriz', 'Íñigo', 'José', 'Óscar', 'Rosa', 'Úrsula', 'Zoila'];
const LAST = ['Quispe Mamani', 'Ñahui Ríos', 'De la Cruz', 'Huamán', 'Paredes (a+)+$'];
const COUNT = 10_000;

function aRecord(n: number) {
  const person = {
    email: `p${n}@empresa${n % 50}.pe`,
    firstName: FIRST[n % FIRST.length] ?? '',
    lastName: LAST[n % LAST.length] ?? '',
  };
  return {
    ...person,
    ...searchFields(person),
    role: n % 10 === 0 ? 'company_admin' : 'user',
    companyId: `c${n % 50}`,
    isActive: n % 4 !== 0,
    teams: [],
    passwordHash: null,
    identities: [],
    lastLoginAt: null,
    createdAt: new Date(Date.UTC(2026, 0, 1) + n * 60_000),
    outbox: [],
  };
}

describe('searching among 10,000 accounts', () => {
  let test: TestModules;
  let users: UsersService;
  beforeAll(async () => {
    test = await startTestModules({ imports: [UsersModule] });
    users = test.module.get(UsersService);
    const records = test.connection.collection<{ _id: string }>('users');
    for (let n = 0; n < COUNT; n += 1_000) {
      const batch = Array.from({ length: 1_000 }, (_, at) => aRecord(n + at));
      await records.insertMany(batch.map((one, at) => ({ _id: `u${n + at}`, ...one })));
    }
  });
  afterAll(() => test?.close());

  const search = (wanted: Partial<UserSearch>) =>
    users.search({ sort: 'username', order: 'ASC', from: 0, to: 24, ...wanted });
  const all = Array.from({ length: COUNT }, (_, n) => ({ id: `u${n}`, ...aRecord(n) }));
  type Row = (typeof all)[number];
  const begins = (row: Row, word: string) => row.searchWords.some((one) => one.startsWith(word));

  it.each<[string, Partial<UserSearch>, (row: Row) => boolean]>([
    ['everybody', {}, () => true],
    ['a first name without accents', { text: 'ANGELA' }, (row) => begins(row, 'angela')],
    ['one letter', { text: 'z' }, (row) => begins(row, 'z')],
    [
      'beginnings of two words in any order',
      { text: ' quis  Ro ' },
      (row) => begins(row, 'quis') && begins(row, 'ro'),
    ],
    ['an e-mail', { text: 'p4242@empresa42.pe' }, (row) => row.email === 'p4242@empresa42.pe'],
    ['a domain', { text: 'empresa7.pe' }, (row) => begins(row, 'empresa7')],
    ['nobody of that name', { text: 'zzz' }, () => false],
    ['a role', { role: 'company_admin' }, (row) => row.role === 'company_admin'],
    ['a company', { companyId: 'c7' }, (row) => row.companyId === 'c7'],
    [
      'all at once',
      { text: 'rosa', role: 'user', isActive: true },
      (row) => begins(row, 'rosa') && row.role === 'user' && row.isActive,
    ],
  ])('finds %s', async (_, wanted, expected) => {
    const { users: rows, total } = await search(wanted);
    const hits = all.filter(expected).sort((a, b) => (a.email < b.email ? -1 : 1));
    expect(total).toBe(hits.length);
    expect(rows.map(({ id }) => id)).toEqual(hits.slice(0, 25).map(({ id }) => id));
  });

  it.each(['.*', '^', '(a+)+$', '{"$gt":""}', '$where', '\\', '%'])(
    'takes %s for text that means nothing special',
    async (text) => {
      const { total } = await search({ text });
      expect(total).toBe(text === '(a+)+$' ? all.filter((row) => begins(row, 'a')).length : 0);
    },
  );

  it.each<[UserSearch['sort'], UserSearch['order'], (row: Row) => string]>([
    ['username', 'DESC', ({ email }) => email],
    ['firstName', 'ASC', ({ sortName }) => sortName],
    ['role', 'DESC', ({ role }) => role],
    ['createdAt', 'ASC', ({ createdAt }) => createdAt.toISOString()],
  ])('sorts by %s %s and pages without gap or repetition', async (sort, order, keyOf) => {
    const first = await search({ sort, order, from: 0, to: 49 });
    const second = await search({ sort, order, from: 50, to: 99 });
    const byId = new Map(all.map((row) => [row.id, row]));
    const shown = [...first.users, ...second.users].map(({ id }) => byId.get(id) as Row);
    const keys = all.map(keyOf).sort();
    const wanted = (order === 'ASC' ? keys : keys.reverse()).slice(0, 100);
    expect(shown.map(keyOf)).toEqual(wanted);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(100);
  });

  it('counts all and the active ones', async () => {
    expect(await users.counts()).toEqual({ total: COUNT, active: 7_500 });
  });

  it('gives accounts from before the search their words at the next start', async () => {
    const found = async () => (await search({ text: 'p9999' })).users.map(({ id }) => id);
    const records = test.connection.collection<{ _id: string }>('users');
    await records.updateOne({ _id: 'u9999' }, { $unset: { searchWords: 1, sortName: 1 } });
    expect(await found()).toEqual([]);
    await test.module.get(SearchWordsRepair, { strict: false }).onApplicationBootstrap();
    expect(await found()).toEqual(['u9999']);
  });
});
