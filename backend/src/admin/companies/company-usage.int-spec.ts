import { randomUUID } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import { parse } from 'csv-parse/sync';
import type { Connection } from 'mongoose';
import type { CompanyUsage } from '../../contracts/company-usage';
import { API } from '../../contracts/routes';
import { Metrics } from '../../platform/metrics';
import { aStoredDocument } from '../../../test/support/stored-document';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { limaDay } from '../../rules/lima-day';

const COMPANIES = 40;
const MONTHS = 12;
const PEOPLE = 3;
/** The present month of Lima, and those before it. */
const THIS = new Date(Date.now() - 5 * 3_600_000);
const monthAt = (n: number, day: number, ...time: number[]): Date =>
  new Date(Date.UTC(THIS.getUTCFullYear(), THIS.getUTCMonth() - MONTHS + 1 + n, day, ...time));
const nameOf = (n: number): string => monthAt(n, 15).toISOString().slice(0, 7);
const PAST = nameOf(3);
/** Always the same. */
let seed = 7;
const upTo = (max: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed % max;
};

interface Counted {
  documents: number;
  pages: number;
  credits: number;
  costUsd: number;
  people: Set<string>;
  lastAt: string;
}

const nothing = (): Counted => ({
  documents: 0,
  pages: 0,
  credits: 0,
  costUsd: 0,
  people: new Set(),
  lastAt: '',
});

describe('what companies use', () => {
  let test: TestApp;
  let admin: Awaited<ReturnType<TestApp['signedIn']>>;
  /** Counted while the records were made: `{companyId}:{month}` -> what it did. */
  const expected = new Map<string, Counted>();
  const companies = Array.from({ length: COMPANIES }, (_, n) => ({
    id: randomUUID(),
    name: `Compañía ${String(n).padStart(2, '0')} S.A.C.`,
  }));

  /** Days at the edges of Lima's months among them: 04:59Z of the first is still the month before. */
  function someTime(month: number): Date {
    const edge = upTo(10);
    if (edge === 0) return monthAt(month, 1, 4, 59, 59);
    if (edge === 1) return monthAt(month, 1, 5);
    return monthAt(month, 2 + upTo(18), upTo(24), upTo(60));
  }

  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.signedIn('admin@demo.pe');
    const connection = test.app.get<Connection>(getConnectionToken());
    const raw = (name: string) => connection.collection<{ _id: string }>(name);
    const records = { documents: [], reading_runs: [], events: [], storage_usage: [] } as Record<
      string,
      { _id: string }[]
    >;
    const add = (name: string, record: object) =>
      records[name]?.push({ _id: randomUUID(), ...record });
    const count = (id: string, at: Date): Counted => {
      const key = `${id}:${limaDay(at).slice(0, 7)}`;
      const counted = expected.get(key) ?? nothing();
      expected.set(key, counted);
      return counted;
    };
    const event = (tenantId: string, type: string, actorId: string, at: Date): void => {
      const streamId = `s-${randomUUID()}`;
      const role = actorId === 'plataforma' ? 'admin' : 'user';
      const meta = { at: at.toISOString(), actorId, role, commandId: randomUUID() };
      add('events', { tenantId, streamId, version: 1, type, meta, hash: streamId });
      if (actorId === 'foliado' || role === 'admin') return;
      const counted = count(tenantId, at);
      counted.people.add(actorId);
      if (meta.at > counted.lastAt) counted.lastAt = meta.at;
    };
    for (const { id } of companies) {
      for (let month = 0; month < MONTHS; month += 1) {
        for (let n = upTo(6); n > 0; n -= 1) {
          const [at, person] = [someTime(month), `${id}-${upTo(PEOPLE)}`];
          const isDeleted = upTo(5) === 0;
          const pageCount = 1 + upTo(4);
          event(id, 'DocumentUploaded', person, at);
          event(id, 'CreditCharged', 'foliado', at);
          count(id, at).documents += 1;
          count(id, at).credits += 1;
          if (isDeleted) continue;
          add('documents', aStoredDocument({ tenantId: id, createdAt: at, pageCount }));
          add('reading_runs', {
            tenantId: id,
            documentId: 'd',
            startedAt: at,
            costUsd: 0.25 * pageCount,
          });
          count(id, at).pages += pageCount;
          count(id, at).costUsd += 0.25 * pageCount;
        }
        event(id, 'CreditsGranted', 'plataforma', monthAt(month, 20));
        if (upTo(2) === 0) event(id, 'DocumentConfirmed', `${id}-jefe`, someTime(month));
      }
      add('storage_usage', {
        _id: id,
        tenantId: id,
        files: 3,
        bytes: 1_000 + upTo(9),
        revision: 1,
      });
    }
    await raw('companies').insertMany(
      companies.map(({ id, name }) => ({ ...{ _id: id, name, ruc: null }, createdAt: new Date() })),
    );
    for (const [name, some] of Object.entries(records)) await raw(name).insertMany(some);
  });
  afterAll(() => test?.close());

  const ask = async (query: Record<string, unknown> = {}) => {
    const text = Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
    );
    const { body, headers } = await admin.get(API.adminCompanyUsage).query(text).expect(200);
    return { rows: body as CompanyUsage[], range: headers['content-range'] as string };
  };

  it('is told for each of forty companies and twelve months as an independent count has it', async () => {
    for (let month = 0; month < MONTHS; month += 1) {
      const name = nameOf(month);
      const { rows } = await ask({ filter: { month: name, q: 'compañia' } });
      expect(rows).toHaveLength(COMPANIES);
      for (const row of rows) {
        const counted = expected.get(row.id) ?? nothing();
        expect(row).toMatchObject({
          month: name,
          documents: counted.documents,
          pages: counted.pages,
          creditsUsed: counted.credits,
          costUsd: counted.costUsd,
          people: counted.people.size,
          lastUseAt: counted.lastAt || null,
        });
      }
    }
  });

  it('is summed up for /metrics, without naming a company', async () => {
    const text = await test.app.get(Metrics, { strict: false }).text();
    const ofNow = [...expected].filter(([key]) => key.endsWith(nameOf(MONTHS - 1)));
    for (const what of ['documents', 'pages'] as const) {
      const sum = ofNow.reduce((all, [, counted]) => all + counted[what], 0);
      expect(text).toContain(`foliado_month_usage{of="${what}"} ${sum}\n`);
    }
    expect(companies.filter(({ id, name }) => text.includes(id) || text.includes(name))).toEqual(
      [],
    );
  });

  it('comes in pages, in the order asked for, with the room of now in the present month alone', async () => {
    const sort = ['storageBytes', 'DESC'];
    const { rows, range } = await ask({ sort, range: [0, 4] });
    expect(range).toMatch(/^company-usage 0-4\/\d+$/);
    const bytes = rows.map(({ storageBytes }) => storageBytes ?? -1);
    expect(bytes).toEqual([...bytes].sort((a, b) => b - a));
    expect(bytes[0]).toBeGreaterThan(1_000);
    const past = await ask({ filter: { month: PAST } });
    expect(past.rows.every(({ storageBytes }) => storageBytes === null)).toBe(true);
  });

  it('is a CSV with the same rows', async () => {
    const filter = JSON.stringify({ month: PAST, q: 'Compañía 07' });
    const { text, headers } = await admin
      .get(API.adminCompanyUsageCsv)
      .query({ filter })
      .expect(200);
    expect(headers['content-disposition']).toContain(`uso-por-empresa-${PAST}.csv`);
    const [head, line, ...rest]: string[][] = parse(text, { bom: true });
    const { rows } = await ask({ filter: { month: PAST, q: 'Compañía 07' } });
    expect(head?.slice(0, 4)).toEqual(['Mes', 'Empresa', 'Identificador', 'Documentos']);
    expect(line?.slice(0, 4)).toEqual([
      PAST,
      'Compañía 07 S.A.C.',
      rows[0]?.companyId,
      String(rows[0]?.documents),
    ]);
    expect(rest).toEqual([]);
  });

  it.each([
    { filter: '{"month":"2099-12"}' },
    { filter: '{"month":"2026-3"}' },
    { filter: '{"x":1}' },
    { filter: '{' },
    { sort: '["companyId","ASC"]' },
    { range: '[5,1]' },
  ])('refuses %j', async (query) => {
    await admin.get(API.adminCompanyUsage).query(query).expect(400);
  });
});
