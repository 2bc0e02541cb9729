import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { OneTimeLink } from '../contracts/account';
import {
  DUE_DOCUMENTS_MAX,
  type CalendarLink,
  type DueDates,
  type DueWindow,
} from '../contracts/due-dates';
import type { ErrorBody } from '../contracts/errors';
import type { ExtractedData } from '../contracts/extracted-data';
import { API } from '../contracts/routes';
import type { DocumentRecord } from '../documents/document/document.schema';
import {
  DueDocumentsRepository,
  type DueDocument,
} from '../documents/lists/due/due-documents.repository';
import { listFiguresOf } from '../documents/lists/list-figures-of';
import { Clock } from '../platform/clock/clock';
import { aCompany, aPerson, type Agent } from '../../test/support/people';
import { eventsOf } from '../../test/support/read-icalendar';
import { startWorkflowing, type Workflowing } from '../../test/support/workflowing';

interface Given {
  due?: string;
  total?: number | null;
  moneda?: string;
  cuotas?: string;
}

describe('what falls due', () => {
  let work: Workflowing;
  let serial = 0;
  beforeAll(async () => {
    work = await startWorkflowing();
    // A Friday.
    jest.spyOn(work.test.app.get(Clock), 'today').mockReturnValue('2026-11-27');
  });
  beforeEach(async () => {
    serial = 0;
    await work.test.app
      .get<Connection>(getConnectionToken())
      .collection('documents')
      .deleteMany({});
  });
  afterAll(() => work?.close());

  /** A receipt, which has neither to be agreed to nor gives a credit, as the reading stores it. */
  const read = (given: Given, change: Partial<DocumentRecord> = {}): Partial<DocumentRecord> => {
    serial += 1;
    const createdAt = new Date(Date.UTC(2026, 10, 1, 12, 0, serial));
    const extractedData: ExtractedData = {
      documento: {
        tipo: 'ticket',
        numero: `B001-${serial}`,
        fecha_emision: '2026-11-02',
        fecha_vencimiento: given.due ?? null,
        moneda: given.moneda ?? 'PEN',
      },
      proveedor: { ruc: '20512333797', nombre: 'Aceros del Sur S.A.C.' },
      totales: { total: given.total === undefined ? 100 : given.total },
      informacion_adicional: { cuotas: given.cuotas ?? null },
    };
    const figures = listFiguresOf(
      { filename: 'a.pdf', extractedData, createdAt },
      { extractedData, authenticity: null },
      [],
    );
    return { extractedData, createdAt, ...figures, ...change };
  };
  const document = (given: Given, change?: Partial<DocumentRecord>) =>
    work.document(read(given, change));
  const asked = async (window: DueWindow, who: Agent = work.clerk): Promise<DueDates> =>
    (await who.get(API.dueDates).query({ window }).expect(200)).body as DueDates;
  const days = async (window: DueWindow, who?: Agent) =>
    (await asked(window, who)).days.map(({ day, items }) => [
      day,
      ...items.map(({ kind, amountCents }) => `${kind} ${amountCents}`),
    ]);

  it('is told by days of Lima, weeks and currencies', async () => {
    await document({ due: '2026-11-26', total: 0.1 });
    await document({ due: '2026-11-27', total: 0.2 });
    await document({ due: '2026-11-27', total: 5, moneda: 'USD' });
    await document({ due: '2026-12-04', total: 300 });
    await document({ due: '2026-12-05', total: 7 });
    await document({ cuotas: 'Cuota 1: 2026-11-25 40.00; Cuota 2: 2026-11-28 60.00' });
    await document({});
    expect(await days('vencidos')).toEqual([
      ['2026-11-25', 'cuota 4000'],
      ['2026-11-26', 'vencimiento 10'],
    ]);
    expect(await days('hoy')).toEqual([['2026-11-27', 'vencimiento 500', 'vencimiento 20']]);
    const week = await asked('semana', work.treasurer);
    expect(week).toMatchObject({ window: 'semana', today: '2026-11-27', isPartial: false });
    const pen = (amountCents: number) => ({ currency: 'PEN', amountCents, unknown: 0 });
    const usd = { currency: 'USD', amountCents: 500, unknown: 0 };
    expect(week.days.map(({ day, sums }) => [day, sums])).toEqual([
      ['2026-11-27', [pen(20), usd]],
      ['2026-11-28', [pen(6_000)]],
      ['2026-12-04', [pen(30_000)]],
    ]);
    expect(week.weeks).toEqual([
      { day: '2026-11-23', sums: [pen(6_020), usd] },
      { day: '2026-11-30', sums: [pen(30_000)] },
    ]);
    expect(week.sums).toEqual([pen(36_020), usd]);
    expect(week.days[1]?.items[0]).toMatchObject({
      label: 'B001-6',
      supplier: 'Aceros del Sur S.A.C.',
      source: 'Impreso en el documento',
    });
    expect((await asked('todo')).days).toHaveLength(6);
  });

  it('follows the document: its data, its payment and what treasury decides', async () => {
    const id = await document({ due: '2026-11-27', total: 1_180 });
    const edit = { fieldPath: 'documento.fecha_vencimiento', newValue: '2026-12-01' };
    await work.clerk.post(API.documentEditField(id)).send(edit).expect(200);
    expect(await days('hoy')).toEqual([]);
    expect(await days('semana')).toEqual([['2026-12-01', 'vencimiento 118000']]);
    for (let step = 1; step <= 3; step += 1) await work.step(work.boss, id, step).expect(200);
    const pay = (step: number, paymentInfo: object) =>
      work.step(work.boss, id, step, { additionalData: { paymentInfo } }).expect(200);
    const decided = { requiresDetraction: true, detractionPercentage: 12 };
    await pay(4, decided);
    await pay(5, { ...decided, paymentDate: '2026-11-30' });
    expect(await days('semana')).toEqual([
      ['2026-11-30', 'deposito_detraccion 14200'],
      ['2026-12-01', 'vencimiento 103800'],
    ]);
    await pay(6, { ...decided, telereditoReference: 'TR-1' });
    expect(await days('semana')).toEqual([['2026-11-30', 'deposito_detraccion 14200']]);
    await pay(7, { constanciaNumber: '123456' });
    expect(await days('todo')).toEqual([]);
  });

  it('shows no sum that is not exact', async () => {
    await document({ due: '2026-11-27' });
    await document({ due: '2026-11-27', total: null });
    const { days: found } = await asked('hoy');
    expect(found[0]?.sums).toEqual([{ currency: 'PEN', amountCents: null, unknown: 1 }]);
  });

  it('counts one debt once, paid as far as any document about it', async () => {
    const twin = { comprobanteKey: '20512333797|B001-1' };
    const first = await document({ due: '2026-11-27' }, twin);
    const second = await document({ due: '2026-11-27' }, { ...twin, duplicateOf: first });
    expect(await days('hoy')).toEqual([['2026-11-27', 'vencimiento 10000']]);
    await work.boss
      .post(API.documentPayment(second))
      .send({ paymentStatus: 'partially_paid', amount: 30 })
      .expect(200);
    expect(await days('hoy')).toEqual([['2026-11-27', 'vencimiento 7000']]);
  });

  it('is that of the own company, in one of four windows', async () => {
    await document({ due: '2026-11-27' });
    const companyId = await aCompany(work.test);
    const email = 'ana@otra.pe';
    await aPerson(work.test, { email, role: 'user', teams: ['logistica'], companyId });
    expect(await days('todo', await work.test.signedIn(email))).toEqual([]);
    const { body } = await work.clerk.get(API.dueDates).query({ window: 'ayer' }).expect(400);
    expect((body as ErrorBody).code).toBe('CAMPO_INVALIDO');
  });

  it('adds nothing up while older documents have not been looked through', async () => {
    await document({ due: '2026-11-27' });
    await document({ due: '2026-11-27' }, { listVersion: 4 });
    expect(await asked('hoy')).toMatchObject({ isPartial: true, sums: null });
  });

  it('says when there is more than it looks at, and adds nothing up then', async () => {
    await document({ due: '2026-11-27' });
    const documents = work.test.app.get(DueDocumentsRepository, { strict: false });
    const near = documents.near.bind(documents);
    jest.spyOn(documents, 'near').mockImplementationOnce(async (...query) => {
      const [one] = await near(...query);
      const limit = query[3];
      return Array.from({ length: limit }, (_, n) => ({ ...(one as DueDocument), _id: `d-${n}` }));
    });
    const { days: found, sums, isPartial } = await asked('hoy');
    expect([isPartial, sums, found[0]?.sums]).toEqual([true, null, null]);
    expect(found[0]?.items).toHaveLength(DUE_DOCUMENTS_MAX);
  });

  describe('as a calendar', () => {
    const issue = async (who: Agent = work.clerk): Promise<string> => {
      const { body } = await who.post(API.dueDatesLink).expect(201);
      return new URL((body as OneTimeLink).url).pathname;
    };
    const calendar = (path: string) => work.test.anonymous().get(path);
    const until = async (who: Agent = work.clerk) =>
      ((await who.get(API.dueDatesLink).expect(200)).body as CalendarLink).expiresAt;

    it('is read by whoever has its address, without names and amounts', async () => {
      await document({ due: '2026-11-27' });
      await document({ cuotas: 'Cuota 1: 2026-11-27 40.00; Cuota 2: 2026-11-27 60.00' });
      await document({ due: '2026-12-31' });
      await document({ due: '2027-12-31' });
      const path = await issue();
      expect(path).toMatch(/^\/api\/due-dates\/calendar\/[\w-]{43}\.ics$/);
      const { text, headers } = await calendar(path).expect(200);
      expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(eventsOf(text).map(({ DTSTART, SUMMARY }) => [DTSTART, SUMMARY])).toEqual([
        ['20261127', '2 documentos vencen'],
        ['20261231', '1 documento vence'],
      ]);
      expect(text).not.toMatch(/Aceros|20512333797|B001|100\.00/);
      const again = await calendar(path).expect(200);
      const uids = (body: string) => eventsOf(body).map(({ UID }) => UID);
      expect(uids(again.text)).toEqual(uids(text));
    });

    it('is gone once it is revoked, replaced, or over, or its person is out', async () => {
      const first = await issue();
      const second = await issue();
      await calendar(first).expect(404);
      await calendar(second).expect(200);
      expect(await until()).not.toBeNull();
      await work.clerk.delete(API.dueDatesLink).expect(204);
      await calendar(second).expect(404);
      expect(await until()).toBeNull();
      await work.clerk.delete(API.dueDatesLink).expect(204);
      await calendar('/api/due-dates/calendar/x.ics').expect(404);
      await calendar('/api/due-dates/calendar/%24gt.ics').expect(404);
      const third = await issue();
      const clock = jest.spyOn(work.test.app.get(Clock), 'now');
      clock.mockReturnValue(new Date(Date.parse((await until()) ?? '')));
      await calendar(third).expect(404);
      clock.mockRestore();
      const companyId = work.tenantId;
      const email = 'saliente@otra.pe';
      const id = await aPerson(work.test, { email, role: 'user', teams: [], companyId });
      const theirs = await issue(await work.test.signedIn(email));
      await calendar(theirs).expect(200);
      await work.boss.put(`/api/company/users/${id}`).send({ isActive: 'false' }).expect(200);
      await calendar(theirs).expect(404);
    });

    it('is that of the own company, and known here by its hash alone', async () => {
      await document({ due: '2026-11-27' });
      const companyId = await aCompany(work.test);
      const email = 'luis@otra.pe';
      await aPerson(work.test, { email, role: 'user', teams: [], companyId });
      const path = await issue(await work.test.signedIn(email));
      expect(eventsOf((await calendar(path).expect(200)).text)).toEqual([]);
      const links = work.test.app
        .get<Connection>(getConnectionToken())
        .collection('calendar_links');
      const token = path.split('/').at(-1)?.replace('.ics', '') ?? '';
      expect(JSON.stringify(await links.find({}).toArray())).not.toContain(token);
      await work.test.anonymous().post(API.dueDatesLink).expect(401);
    });

    it('is not asked for without end from one address', async () => {
      const path = await issue();
      await calendar(path).expect(200);
      const guess = '/api/due-dates/calendar/x.ics';
      const statuses = new Set<number>();
      for (let count = 0; count < 120; count += 1) statuses.add((await calendar(guess)).status);
      expect([...statuses]).toEqual([404, 429]);
      await calendar(path).expect(429);
    });
  });
});
