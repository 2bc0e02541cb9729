import { once } from 'node:events';
import type { ErrorBody } from '../contracts/errors';
import type { AllowedSpreadsheet, CreateSheetAnswer, SheetsStatus } from '../contracts/sheets';
import { EventStore } from '../platform/event-store';
import { FakeSheets } from '../../test/support/fake-sheets';
import type { Agent } from '../../test/support/people';
import { storedDocuments, tenantOf } from '../../test/support/stored-documents';
import { startTestApp, type TestApp } from '../../test/support/test-app';
import { namedServer, testConfig } from '../../test/support/test-config';
import { until } from '../../test/support/until';
import { GoogleLimits } from './google/google-act';

const ACCOUNT = 'hojas@foliado.iam.gserviceaccount.com';
const SHEET = 'hoja-de-ventas-0000000001';

describe('the spreadsheets of a company', () => {
  const google = new FakeSheets();
  let test: TestApp;
  let clerk: Agent;
  let boss: Agent;
  beforeAll(async () => {
    await google.start();
    test = await startTestApp(testConfig({ ...namedServer(), ...google.environment }));
    clerk = await test.signedIn('digitador@demo.pe');
    boss = await test.signedIn('empresa@demo.pe');
    Object.assign(test.app.get(GoogleLimits, { strict: false }), { waitMs: 1 });
  });
  afterAll(async () => {
    await test?.close();
    await google.close();
  });
  beforeEach(() => google.reset());

  const status = async (): Promise<SheetsStatus> =>
    (await clerk.get('/api/sheets/status').expect(200)).body as SheetsStatus;
  const create = async (body: object = {}): Promise<CreateSheetAnswer> =>
    (await clerk.post('/api/sheets/create').send(body).expect(201)).body as CreateSheetAnswer;
  const refusalOf = ({ status: code, body }: { status: number; body: unknown }) =>
    `${code} ${(body as ErrorBody).code}`;
  const register = (spreadsheetId: unknown, agent = boss) =>
    agent.post('/api/company/spreadsheets').send({ spreadsheetId });

  it('are created, shared with the person and put on the list, and can be sent to', async () => {
    const made = await create();
    const day = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);
    expect(made).toMatchObject({ title: `Documentos Procesados - ${day}`, isShared: true });
    expect(made.spreadsheetUrl).toBe(
      `https://docs.google.com/spreadsheets/d/${made.spreadsheetId}/edit`,
    );
    expect(google.shares).toEqual([
      { id: made.spreadsheetId, type: 'user', role: 'writer', emailAddress: 'digitador@demo.pe' },
    ]);
    const { isConfigured, shareWith, spreadsheets } = await status();
    expect([isConfigured, shareWith]).toEqual([true, ACCOUNT]);
    expect(spreadsheets[0]).toMatchObject({ spreadsheetId: made.spreadsheetId, origin: 'created' });
    const [id = ''] = await storedDocuments(test, await tenantOf(clerk), [{}]);
    const body = { spreadsheetId: made.spreadsheetId };
    await clerk.post(`/api/documents/${id}/submit-to-sheets`).send(body).expect(200);
    expect(google.spreadsheets.get(made.spreadsheetId)?.rows()).toHaveLength(2);
  });

  it('have the title that was given, cut', async () => {
    expect((await create({ title: ' Compras  2026 ' })).title).toBe('Compras 2026');
    const { title, spreadsheetId } = await create({ title: 'x'.repeat(500) });
    expect(title).toBe('x'.repeat(200));
    expect(google.spreadsheets.get(spreadsheetId)?.title).toBe(title);
  });

  it('say when Google did not let them be shared', async () => {
    google.fail('share', { answer: 403 });
    const made = await create();
    expect(made.isShared).toBe(false);
    const ids = (await status()).spreadsheets.map(({ spreadsheetId }) => spreadsheetId);
    expect(ids).toContain(made.spreadsheetId);
  });

  it.each([
    [500, '503 HOJAS_OCUPADAS'],
    [403, '503 SERVICIO_NO_DISPONIBLE'],
    [401, '503 SERVICIO_NO_DISPONIBLE'],
  ])('are not created twice, nor listed, when Google answers %i', async (answer, code) => {
    const before = (await status()).spreadsheets.length;
    google.fail('create', { answer });
    expect(refusalOf(await clerk.post('/api/sheets/create').send({}))).toBe(code);
    expect(google.countOf('create')).toBe(1);
    expect((await status()).spreadsheets).toHaveLength(before);
  });

  describe('made by a request that is sent again', () => {
    const make = (key: string, title = 'Compras', agent = clerk) =>
      agent.post('/api/sheets/create').set('Idempotency-Key', key).send({ title });
    const listed = async () => (await status()).spreadsheets.map((one) => one.spreadsheetId);

    it('are one, also while Google has not answered the first', async () => {
      const before = (await listed()).length;
      let answerIt: () => void = () => undefined;
      const after = new Promise<void>((resolve) => (answerIt = resolve));
      google.fail('create', { answer: 'right', after });
      const first = make('doble').then((response) => response);
      await until(() => Promise.resolve(google.countOf('create') > 0 || null));
      const arrived = once(test.app.getHttpServer(), 'request');
      const second = make('doble').then((response) => response);
      await arrived;
      // As long as other requests take from their first line to their last.
      for (let turn = 0; turn < 3; turn += 1) await listed();
      answerIt();
      const answers = await Promise.all([first, second]);
      expect(answers.map(({ status: code }) => code)).toEqual([201, 201]);
      expect(answers[1]?.body).toEqual(answers[0]?.body);
      expect(google.countOf('create')).toBe(1);
      expect(await listed()).toHaveLength(before + 1);
    });

    it('are one when only the answer got lost', async () => {
      const { body: first } = await make('perdida').expect(201);
      const { body: again } = await make('perdida').expect(201);
      expect(again).toEqual(first);
      expect(google.countOf('create')).toBe(1);
      const { body: other } = await make('otra').expect(201);
      expect((other as CreateSheetAnswer).spreadsheetId).not.toBe(
        (first as CreateSheetAnswer).spreadsheetId,
      );
    });

    it('are shared at the second try when the first could not', async () => {
      google.fail('share', { answer: 403 });
      expect((await make('compartir')).body).toMatchObject({ isShared: false });
      expect((await make('compartir')).body).toMatchObject({ isShared: true });
    });

    it('can be made after Google has refused', async () => {
      google.fail('create', { answer: 500 });
      expect(refusalOf(await make('negada'))).toBe('503 HOJAS_OCUPADAS');
      await make('negada').expect(201);
    });

    it('refuse the key of another request', async () => {
      await make('usada').expect(201);
      expect(refusalOf(await make('usada', 'Ventas'))).toBe('409 CLAVE_REUTILIZADA');
      expect(refusalOf(await make('usada', 'Compras', boss))).toBe('409 CLAVE_REUTILIZADA');
      expect(refusalOf(await make('con espacio'))).toBe('400 CAMPO_INVALIDO');
      expect(google.countOf('create')).toBe(1);
    });
  });

  it('are added once by their company_admin, and taken away again', async () => {
    google.put(SHEET, ['Hoja 1']);
    const first = (await register(SHEET).expect(201)).body as AllowedSpreadsheet;
    expect(first).toMatchObject({ spreadsheetId: SHEET, title: 'Compras', origin: 'registered' });
    expect((await register(` ${SHEET} `).expect(201)).body).toEqual(first);
    const listed = (await status()).spreadsheets.filter((one) => one.spreadsheetId === SHEET);
    expect(listed).toEqual([first]);
    await boss.delete(`/api/company/spreadsheets/${SHEET}`).expect(204);
    await boss.delete(`/api/company/spreadsheets/${SHEET}`).expect(404);
    const tenantId = await tenantOf(boss);
    const events = await test.app.get(EventStore).read(tenantId, `spreadsheets-${tenantId}`);
    const ofSheet = events.filter(({ data }) => data?.['spreadsheetId'] === SHEET);
    expect(ofSheet.map(({ type }) => type)).toEqual(['SpreadsheetAllowed', 'SpreadsheetRemoved']);
  });

  it.each([
    ['', '400 HOJA_INVALIDA'],
    ['https://docs.google.com/x', '400 CAMPO_INVALIDO'],
    ['hoja-que-no-existe-0000001', '409 HOJA_SIN_ACCESO'],
  ])('are not added by the id "%s": %s', async (spreadsheetId, code) => {
    expect(refusalOf(await register(spreadsheetId))).toBe(code);
  });
});
