import type { ErrorBody } from '../contracts/errors';
import type { AllowedSpreadsheet, CreateSheetAnswer, SheetsStatus } from '../contracts/sheets';
import { EventStore } from '../platform/event-store';
import { FakeSheets } from '../support/fake-sheets';
import type { Agent } from '../support/people';
import { storedDocuments, tenantOf } from '../support/stored-documents';
import { startTestApp, type TestApp } from '../support/test-app';
import { namedServer, testConfig } from '../support/test-config';
import { GoogleLimits } from './google/google-limits';

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
