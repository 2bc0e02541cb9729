import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { ErrorBody } from '../contracts/errors';
import { EXPORT_COLUMNS } from '../contracts/exports';
import type { StoryEntry } from '../contracts/review';
import type { SubmitToSheetsAnswer } from '../contracts/sheets';
import type { DocumentRecord } from '../documents/document/document.schema';
import { FakeSheets, type Fault } from '../../test/support/fake-sheets';
import type { FakeSpreadsheet } from '../../test/support/fake-spreadsheet';
import { heardActivity } from '../../test/support/heard-activity';
import { anotherCompany, type Agent } from '../../test/support/people';
import { storedDocuments, tenantOf } from '../../test/support/stored-documents';
import { startTestApp, type TestApp } from '../../test/support/test-app';
import { namedServer, testConfig } from '../../test/support/test-config';
import { until } from '../../test/support/until';
import { GoogleLimits } from './google/google-act';

const SHEET = 'hoja-de-compras-0000000001';
const ACCOUNT = 'hojas@foliado.iam.gserviceaccount.com';
/** Long enough for a slow machine to answer, short enough to be waited for. */
const IMPATIENT = { callMs: 1_500 };

/** Through Google's own client against a server that speaks its wire format. */
describe('sending documents to a spreadsheet', () => {
  const google = new FakeSheets();
  let test: TestApp;
  let clerk: Agent;
  let boss: Agent;
  let tenantId: string;
  let sheet: FakeSpreadsheet;
  beforeAll(async () => {
    await google.start();
    test = await startTestApp(testConfig({ ...namedServer(), ...google.environment }));
    clerk = await test.signedIn('digitador@demo.pe');
    boss = await test.signedIn('empresa@demo.pe');
    tenantId = await tenantOf(clerk);
    google.put(SHEET, ['Documentos']);
    await boss.post('/api/company/spreadsheets').send({ spreadsheetId: SHEET }).expect(201);
  });
  afterAll(async () => {
    await test?.close();
    await google.close();
  });
  beforeEach(() => {
    google.reset();
    sheet = google.put(SHEET, ['Documentos']);
    Object.assign(limits(), new GoogleLimits(), { waitMs: 1 });
  });

  const limits = () => test.app.get(GoogleLimits, { strict: false });
  const documents = () =>
    test.app.get<Connection>(getConnectionToken()).collection<DocumentRecord>('documents');
  const aDocument = async (over: Partial<DocumentRecord> = {}): Promise<string> => {
    const [id = ''] = await storedDocuments(test, tenantId, [over]);
    return id;
  };
  const send = (id: string, body: object = {}, agent = clerk) =>
    agent.post(`/api/documents/${id}/submit-to-sheets`).send({ spreadsheetId: SHEET, ...body });
  const sent = async (id: string, body: object = {}): Promise<SubmitToSheetsAnswer> =>
    (await send(id, body).expect(200)).body as SubmitToSheetsAnswer;
  const refusal = async (id: string, body: object = {}): Promise<string> => {
    const response = await send(id, body);
    return `${response.status} ${(response.body as ErrorBody).code}`;
  };
  const idsIn = (name?: string) => sheet.rows(name).map((row) => row.at(-1));
  const marks = async (id: string) => (await documents().findOne({ _id: id }))?.sentTo ?? [];
  const story = async (id: string): Promise<StoryEntry[]> => {
    const { body } = await clerk.get(`/api/documents/${id}/events`).expect(200);
    return (body as StoryEntry[]).filter(({ type }) => type === 'SentToSheets');
  };

  it('adds the first row below a header, every text as it is and the total as a number', async () => {
    const heard = heardActivity(test.app);
    const id = await aDocument({
      extractedData: {
        documento: { tipo: 'factura', numero: '=1+1', fecha_emision: '2026-11-02', moneda: 'USD' },
        proveedor: { ruc: '20999999027', nombre: '@SUM(A1)' },
        totales: { total: -118.5 },
      },
    });
    expect(await sent(id)).toEqual({
      message: 'Los datos se enviaron a Google Sheets.',
      spreadsheetId: SHEET,
      spreadsheetUrl: `https://docs.google.com/spreadsheets/d/${SHEET}/edit`,
      sheetName: 'Documentos',
      isRepeated: false,
    });
    expect(sheet.rows()).toEqual([
      [...EXPORT_COLUMNS],
      ['20999999027', '@SUM(A1)', '=1+1', '2026-11-02', '', -118.5, 'USD', 'unpaid', id],
    ]);
    expect(await marks(id)).toEqual([`${SHEET}|Documentos`]);
    const [entry] = await until(async () => ((await story(id)).length ? story(id) : null));
    expect(entry).toMatchObject({ label: 'Lo envió a Google Sheets' });
    expect(heard.map(({ action }) => action)).toContain('sent_to_sheets');
  });

  it('adds a document once however often it is sent, and says so', async () => {
    const [id, other] = [await aDocument(), await aDocument()];
    await sent(id);
    await sent(other);
    expect(await sent(id)).toMatchObject({ isRepeated: true });
    expect(idsIn()).toEqual(['ID', id, other]);
    expect(google.countOf('append')).toBe(2);
    await until(async () => ((await story(id)).length > 0 ? true : null));
    expect(await story(id)).toHaveLength(1);
  });

  it('adds one row when a document is sent five times at once, and each of several', async () => {
    const ids = await Promise.all([aDocument(), aDocument(), aDocument()]);
    const [id] = ids;
    const answers = await Promise.all([id, id, id, id, ...ids].map((one) => sent(one)));
    expect(answers.filter(({ isRepeated }) => !isRepeated)).toHaveLength(3);
    expect(idsIn().slice(1).sort()).toEqual([...ids].sort());
    expect(google.countOf('write')).toBe(1);
  });

  it('makes a missing sheet, whatever its name looks like, and cuts the name', async () => {
    const id = await aDocument();
    const hostile = `Perú '26!A1:B2 =HYPERLINK("x")`;
    await sent(id, { sheetName: hostile });
    expect(sheet.rows(hostile).map((row) => row.at(-1))).toEqual(['ID', id]);
    expect((await sent(id, { sheetName: 'x'.repeat(200) })).sheetName).toBe('x'.repeat(100));
    expect((await sent(id, { sheetName: '   ' })).sheetName).toBe('Documentos');
    expect(await sent(id, { sheetName: 'DOCUMENTOS' })).toMatchObject({ isRepeated: true });
    expect(sheet.sheetNames).toEqual(['Documentos', hostile, 'x'.repeat(100)]);
  });

  it.each([
    ['nobody has', () => google.spreadsheets.delete(SHEET)],
    ['is not shared', () => (sheet.isShared = false)],
  ])('tells whom to share a spreadsheet with that %s', async (_, take) => {
    const id = await aDocument();
    take();
    const { status, body } = await send(id);
    expect([status, (body as ErrorBody).code]).toEqual([409, 'HOJA_SIN_ACCESO']);
    expect((body as ErrorBody).message).toContain(ACCOUNT);
    expect(await marks(id)).toEqual([]);
  });

  it('waits as long as Google says when it is busy, and no longer than a person would', async () => {
    const [id, other] = [await aDocument(), await aDocument()];
    // Without the header the wait would be too long.
    Object.assign(limits(), { waitMs: 600_000 });
    google.fail('append', { answer: 429, headers: { 'retry-after': '0' } });
    expect(await sent(id)).toMatchObject({ isRepeated: false });
    expect(idsIn()).toEqual(['ID', id]);
    google.fail('append', { answer: 429, headers: { 'retry-after': '3600' } });
    expect(await refusal(other)).toBe('503 HOJAS_OCUPADAS');
    expect([google.countOf('append'), await marks(other)]).toEqual([3, []]);
  });

  it.each<[string, Fault]>([
    ['429', { answer: 429 }],
    ['500', { answer: 500 }],
    ['a broken connection', { answer: 'reset' }],
    ['an answer that is no list', { answer: 200, body: '<html>' }],
    ['an answer that is too large', { answer: 200, body: ' '.repeat(2_100_000) }],
  ])('never adds when the ids cannot be read: %s', async (_, fault) => {
    const id = await aDocument();
    google.fail('read', fault, fault, fault);
    expect(await refusal(id)).toBe('503 HOJAS_OCUPADAS');
    expect([google.countOf('append'), await marks(id)]).toEqual([0, []]);
  });

  it('reads again after failures that pass', async () => {
    const id = await aDocument();
    google.fail('read', { answer: 503 }, { answer: 'reset' });
    expect(await sent(id)).toMatchObject({ isRepeated: false });
    expect(idsIn()).toEqual(['ID', id]);
  });

  it.each<[string, Fault]>([
    ['500', { isDone: true, answer: 500 }],
    ['a broken connection', { isDone: true, answer: 'reset' }],
    ['nothing', { isDone: true, answer: 'never' }],
    ['what nobody understands', { isDone: true, answer: 200, body: '<html>' }],
  ])('finds the row that was added though the answer was %s', async (_, fault) => {
    const id = await aDocument();
    Object.assign(limits(), IMPATIENT);
    google.fail('append', fault);
    expect(await sent(id)).toMatchObject({ isRepeated: false });
    expect(idsIn()).toEqual(['ID', id]);
    expect([google.countOf('append'), await marks(id)]).toEqual([1, [`${SHEET}|Documentos`]]);
  });

  it('does not say sent what was not added, and adds it the next time', async () => {
    const id = await aDocument();
    google.fail('append', { answer: 500 });
    expect(await refusal(id)).toBe('503 HOJAS_SIN_RESPUESTA');
    expect([idsIn(), await marks(id), google.countOf('append')]).toEqual([['ID'], [], 1]);
    expect(await sent(id)).toMatchObject({ isRepeated: false });
    expect(idsIn()).toEqual(['ID', id]);
  });

  it('finds the next time a row that was added after it had given up', async () => {
    const id = await aDocument();
    Object.assign(limits(), IMPATIENT);
    let release = (): void => undefined;
    const after = new Promise<void>((resolve) => (release = resolve));
    google.fail('append', { isDone: true, after, answer: 'never' });
    expect(await refusal(id)).toBe('503 HOJAS_SIN_RESPUESTA');
    expect([idsIn(), await marks(id)]).toEqual([['ID'], []]);
    release();
    await until(async () => (idsIn().length === 2 ? true : null));
    expect(await sent(id)).toMatchObject({ isRepeated: true });
    expect([idsIn(), await marks(id)]).toEqual([['ID', id], [`${SHEET}|Documentos`]]);
  });

  it('does not say sent while nobody can look, though the row may be there', async () => {
    const id = await aDocument();
    google.fail('append', { isDone: true, answer: 500 });
    google.fail('open', { answer: 'right' }, ...Array<Fault>(3).fill({ answer: 500 }));
    expect(await refusal(id)).toBe('503 HOJAS_SIN_RESPUESTA');
    expect([idsIn(), await marks(id)]).toEqual([['ID', id], []]);
    expect(await sent(id)).toMatchObject({ isRepeated: true });
    expect([idsIn(), await marks(id)]).toEqual([['ID', id], [`${SHEET}|Documentos`]]);
  });

  it('follows no redirect', async () => {
    const id = await aDocument();
    google.fail('open', { answer: 302, headers: { location: `/v4/spreadsheets/${SHEET}` } });
    expect(await refusal(id)).toBe('503 SERVICIO_NO_DISPONIBLE');
    expect([google.countOf('open'), google.countOf('append')]).toEqual([1, 0]);
  });

  it.each([
    [{ spreadsheetId: '' }, '400 HOJA_INVALIDA'],
    [{ spreadsheetId: ' ' }, '400 HOJA_INVALIDA'],
    [{ spreadsheetId: null }, '400 HOJA_INVALIDA'],
    [{ spreadsheetId: { $ne: '' } }, '400 CAMPO_INVALIDO'],
    [{ spreadsheetId: [SHEET] }, '400 CAMPO_INVALIDO'],
    [{ spreadsheetId: `https://docs.google.com/spreadsheets/d/${SHEET}` }, '400 CAMPO_INVALIDO'],
    [{ spreadsheetId: `../../${SHEET}` }, '400 CAMPO_INVALIDO'],
    [{ spreadsheetId: 'x'.repeat(5_000) }, '400 CAMPO_INVALIDO'],
    [{ sheetName: 5 }, '400 CAMPO_INVALIDO'],
    [{ host: 'evil.example' }, '400 CAMPO_INVALIDO'],
    [{ spreadsheetId: 'hoja-de-nadie-00000000001' }, '403 HOJA_NO_PERMITIDA'],
  ])('refuses %j with %s and asks Google nothing', async (body, code) => {
    expect(await refusal(await aDocument(), body)).toBe(code);
    expect(google.seen).toEqual([]);
  });

  it('refuses a document that has not been read', async () => {
    const id = await aDocument({ status: 'processing' });
    expect(await refusal(id)).toBe('409 ESTADO_NO_PERMITE');
    expect(google.seen).toEqual([]);
  });

  it('keeps companies apart: neither their documents nor their spreadsheets', async () => {
    const stranger = await anotherCompany(test);
    const [own = ''] = await storedDocuments(test, await tenantOf(stranger), [{}]);
    expect((await send(await aDocument(), {}, stranger)).status).toBe(404);
    const { status, body } = await send(own, {}, stranger);
    expect([status, (body as ErrorBody).code]).toEqual([403, 'HOJA_NO_PERMITIDA']);
    expect((await stranger.get('/api/sheets/status')).body).toMatchObject({ spreadsheets: [] });
    await stranger.delete(`/api/company/spreadsheets/${SHEET}`).expect(404);
    expect(google.seen).toEqual([]);
    await sent(await aDocument());
  });
});
