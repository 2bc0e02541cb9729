import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { DocumentDetail, FileComprobantes, UploadResponse } from '../../../contracts/document';
import type { StoryEntry } from '../../../contracts/review';
import type { SignedInUser } from '../../../contracts/user';
import { CreditsService } from '../../../credits';
import { OneAtATime } from '../../../platform/timing';
import { aResult, OTHER_NUMBER, withOther } from '../../../../test/support/fake-pipeline';
import { ledgerOf, movementsOf } from '../../../../test/support/ledger-of';
import type { Agent } from '../../../../test/support/people';
import { startTestApp, type TestApp } from '../../../../test/support/test-app';
import { until } from '../../../../test/support/until';
import { aPdf } from '../../../../test/support/upload-bytes';
import type { DocumentRecord } from '../../document/document.schema';

const alone: OneAtATime['run'] = (_, task) => task();
const ASKED_AT_ONCE = 8;

describe('another comprobante in the file of a document', () => {
  let test: TestApp;
  let clerk: Agent;
  let treasurer: Agent;
  beforeAll(async () => {
    test = await startTestApp();
    clerk = await test.signedIn('digitador@demo.pe');
    treasurer = await test.signedIn('tesoreria@demo.pe');
  });
  afterAll(() => test?.close());
  afterEach(() => jest.restoreAllMocks());

  let count = 0;
  const numbered = (other: boolean) => {
    const numero = `F001-${++count}`;
    const extractedData = { documento: { tipo: 'factura', numero } } as const;
    return aResult({ extractedData, ...(other ? { authenticity: withOther() } : {}) });
  };
  /** What is uploaded holds another comprobante; what is made of its pages does not. */
  beforeEach(() => {
    test.pipeline.answer = ({ pages }) => Promise.resolve(numbered(pages === undefined));
  });
  const url = (id: string) => `/api/documents/${id}/comprobantes`;
  const detail = async (id: string) =>
    (await clerk.get(`/api/documents/${id}`).expect(200)).body as DocumentDetail;
  const read = (id: string) =>
    until(async () => {
      const document = await detail(id);
      return document.status === 'completed' ? document : null;
    });
  const upload = async (bytes = aPdf(5_000 + ++count)): Promise<string> => {
    const sent = clerk.post('/api/documents/upload').attach('file', bytes, 'lote.pdf');
    const { documentId } = (await sent.expect(201)).body as UploadResponse;
    await read(documentId);
    return documentId;
  };
  const ask = (id: string, agent = clerk, number = OTHER_NUMBER) =>
    agent.post(url(id)).send({ number });
  const made = async (id: string, agent = clerk): Promise<string> =>
    ((await ask(id, agent).expect(201)).body as UploadResponse).documentId;
  const known = async (id: string) =>
    (await clerk.get(url(id)).expect(200)).body as FileComprobantes;
  const story = async (id: string) =>
    (await clerk.get(`/api/documents/${id}/events`).expect(200)).body as StoryEntry[];
  const records = () =>
    test.app.get<Connection>(getConnectionToken()).collection<DocumentRecord>('documents');
  const ofFile = (id: string) => records().find({ 'separatedFrom.documentId': id }).toArray();
  const setCredits = async (agent: Agent, amount: number) => {
    const user = (await agent.get('/api/auth/user')).body as SignedInUser;
    const admin = { id: user.id, role: 'admin', tenantId: 't', ipAddress: null } as const;
    const credits = test.app.get(CreditsService, { strict: false });
    await credits.change(admin, user.id, { action: 'set', amount }, `set-${++count}`);
  };
  const credits = async (agent: Agent) =>
    ((await agent.get('/api/user/credits')).body as { credits: number }).credits;

  it('is offered, and becomes a document of its pages for a credit when somebody says yes', async () => {
    const id = await upload();
    expect(await known(id)).toEqual({
      others: [{ number: OTHER_NUMBER, pages: [2, 3], documentId: null }],
      originId: null,
    });
    expect(await ofFile(id)).toEqual([]);
    const before = await credits(clerk);
    const other = await made(id);
    expect(await credits(clerk)).toBe(before - 1);
    expect(await read(other)).toMatchObject({
      filename: 'lote.pdf',
      separatedFrom: { documentId: id, number: OTHER_NUMBER, pages: [2, 3] },
      duplicateOf: null,
    });
    expect(test.pipeline.runs.at(-1)?.pages).toEqual([2, 3]);
    expect((await known(id)).others).toMatchObject([{ documentId: other }]);
    expect((await known(other)).originId).toBe(id);
    const movements = await until(async () => {
      const rows = movementsOf(await ledgerOf(clerk), other);
      return rows.length === 2 ? rows : null;
    });
    expect(movements).toEqual(['reserved 1', 'charged 1']);
  });

  it('is told of in the history of both documents', async () => {
    const id = await upload();
    const other = await made(id);
    const told = { comment: `${OTHER_NUMBER} · páginas 2–3`, actor: 'Rosa Quispe Mamani' };
    expect((await story(id))[0]).toMatchObject({ ...told, type: 'ComprobanteSeparated' });
    expect((await story(other)).at(-1)).toMatchObject({
      ...told,
      label: 'Creó el documento con páginas de otro',
    });
  });

  it.each([
    ['in one process', () => undefined],
    ['in many', () => jest.spyOn(OneAtATime.prototype, 'run').mockImplementation(alone)],
  ])('is made once of eight askings by two people at the same moment %s', async (_, arrange) => {
    const id = await upload();
    arrange();
    const before = (await credits(clerk)) + (await credits(treasurer));
    const answers = await Promise.all(
      Array.from({ length: ASKED_AT_ONCE }, (__, at) => ask(id, at % 2 ? clerk : treasurer)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(ASKED_AT_ONCE).fill(201));
    expect(new Set(answers.map(({ body }) => (body as UploadResponse).documentId)).size).toBe(1);
    expect(await ofFile(id)).toHaveLength(1);
    await until(async () => {
      const now = (await credits(clerk)) + (await credits(treasurer));
      return now === before - 1 ? true : null;
    });
    const told = (await story(id)).filter(({ type }) => type === 'ComprobanteSeparated');
    expect(told).toHaveLength(1);
  });

  it('waits while there is no credit, and it is said whom to ask', async () => {
    const id = await upload();
    const had = await credits(clerk);
    await setCredits(clerk, 0);
    const { body } = await ask(id).expect(402);
    expect(body).toMatchObject({ code: 'SIN_CREDITOS' });
    expect((body as { message: string }).message).toContain('Pida');
    expect((await known(id)).others).toMatchObject([{ documentId: null }]);
    expect(await ofFile(id)).toEqual([]);
    await setCredits(clerk, had);
    expect(await made(id)).toBeTruthy();
  });

  it('changes nothing of a document that is confirmed and paid', async () => {
    const id = await upload();
    await records().updateOne(
      { _id: id },
      { $set: { isConfirmed: true, confirmedAt: new Date(), paymentStatus: 'paid' } },
    );
    const stateOf = async () => {
      const { outbox: _, hasOutbox: __, ...state } = (await records().findOne({ _id: id })) ?? {};
      return state;
    };
    const before = await stateOf();
    await made(id);
    expect(await stateOf()).toEqual(before);
  });

  it('repeats another one only when that has the same pages of the same file', async () => {
    const bytes = aPdf(7_777);
    const [first, again] = [await upload(bytes), await upload(bytes)];
    const one = await made(first);
    expect(await read(one)).toMatchObject({ duplicateOf: null });
    expect(await read(await made(again))).toMatchObject({ duplicateOf: one });
  });

  it('has its file for itself: either may be deleted, and a deleted one is offered again', async () => {
    const boss = await test.signedIn('empresa@demo.pe');
    const remove = (id: string) =>
      boss.delete(`/api/documents/${id}`).send({ reason: 'subido_por_error' }).expect(204);
    const id = await upload();
    const other = await made(id);
    await read(other);
    await remove(other);
    expect((await known(id)).others).toMatchObject([{ documentId: null }]);
    const anew = await made(id);
    expect(anew).not.toBe(other);
    await read(anew);
    await remove(id);
    expect(await known(anew)).toEqual({ others: [], originId: null });
    await clerk.get(`/api/documents/${anew}/file`).expect(200);
  });

  it('is refused with a next step when the original is gone, and unknown by another number', async () => {
    const id = await upload();
    await ask(id, clerk, 'F009-1').expect(404);
    await records().updateOne({ _id: id }, { $set: { originalDeletedAt: new Date() } });
    const { body } = await ask(id).expect(409);
    expect(body).toMatchObject({ code: 'ORIGINAL_BORRADO' });
  });
});
