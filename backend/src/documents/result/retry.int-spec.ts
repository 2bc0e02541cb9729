import { EventEmitter2 } from '@nestjs/event-emitter';
import { ACTIVITY, type ActivityNews } from '../../contracts/activity';
import type { DocumentDetail, RetryResponse, UploadResponse } from '../../contracts/document';
import type { ErrorBody } from '../../contracts/errors';
import type { SignedInUser } from '../../contracts/user';
import { CreditReservations, CreditsService } from '../../credits';
import { ReadingError } from '../../extraction/reading/reading-error';
import { EventStore } from '../../platform/event-store';
import { aResult } from '../../../test/support/fake-pipeline';
import { ledgerOf, movementsOf } from '../../../test/support/ledger-of';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { namedServer, testConfig } from '../../../test/support/test-config';
import { until } from '../../../test/support/until';
import { aPdf } from '../../../test/support/upload-bytes';
import { DocumentsRetry } from './reading-restart.service';

type Agent = Awaited<ReturnType<TestApp['signedIn']>>;
const document = (id: string) => `/api/documents/${id}`;

describe('POST /api/documents/{id}/retry', () => {
  let test: TestApp;
  let clerk: Agent;
  let colleague: Agent;
  let user: SignedInUser;
  beforeAll(async () => {
    test = await startTestApp(
      testConfig({
        ...namedServer(),
        GEMINI_API_KEY: 'gm-de-prueba',
        MODEL_CATALOGUE: '{"openai":{"o3-mini":{"replacedBy":null}}}',
      }),
    );
    clerk = await test.signedIn('digitador@demo.pe');
    colleague = await test.signedIn('tesoreria@demo.pe');
    user = (await clerk.get('/api/auth/user')).body as SignedInUser;
  });
  afterAll(() => test?.close());

  const works = () => (test.pipeline.answer = () => Promise.resolve(aResult()));
  const fails = () =>
    (test.pipeline.answer = () => Promise.reject(new ReadingError('ARCHIVO_DANADO', false)));
  beforeEach(fails);

  let size = 3_000;
  const upload = async (): Promise<string> => {
    const request = clerk.post('/api/documents/upload').attach('file', aPdf(size++), 'a.pdf');
    return ((await request.expect(201)).body as UploadResponse).documentId;
  };
  const ended = (id: string) =>
    until(async () => {
      const body = (await clerk.get(document(id))).body as DocumentDetail;
      return ['completed', 'error'].includes(body.status) ? body : null;
    });
  const movements = async (id: string, count: number) =>
    until(async () => {
      const rows = movementsOf(await ledgerOf(clerk), id);
      return rows.length >= count ? rows : null;
    });
  /** Failed for good, its credit given back. */
  const aFailed = async (): Promise<string> => {
    const id = await upload();
    expect((await ended(id)).status).toBe('error');
    await movements(id, 2);
    return id;
  };
  const retry = (agent: Agent, id: string, body: object = {}) =>
    agent.post(`${document(id)}/retry`).send(body);
  const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).code;
  const setCredits = (amount: number, key: string) =>
    test.app
      .get(CreditsService, { strict: false })
      .change(
        { id: user.id, role: 'admin', tenantId: 't', ipAddress: null },
        user.id,
        { action: 'set', amount },
        key,
      );

  it('reads the document again under its next attempt, with a credit of its own', async () => {
    const id = await aFailed();
    works();
    const { body } = await retry(clerk, id).expect(200);
    expect(body).toEqual({ documentId: id, attempt: 2 } satisfies RetryResponse);
    expect(await ended(id)).toMatchObject({ status: 'completed', failure: null });
    expect(await movements(id, 4)).toEqual(['reserved 1', 'refunded 1', 'reserved 2', 'charged 2']);
    const events = await until(async () => {
      const all = await test.app
        .get(EventStore, { strict: false })
        .read(user.companyId ?? '', `document-${id}`);
      return all.some(({ type }) => type === 'ExtractionCompleted') ? all : null;
    });
    const retried = events.find(({ type }) => type === 'ReadingRetried');
    expect(retried).toMatchObject({
      data: { attempt: 2, failure: 'ARCHIVO_DANADO' },
      meta: { actorId: user.id, role: 'user' },
    });
  });

  it('may fail again and again, and is paid once in the end', async () => {
    const id = await aFailed();
    for (const attempt of [2, 3]) {
      expect((await retry(clerk, id).expect(200)).body).toMatchObject({ attempt });
      expect((await ended(id)).status).toBe('error');
    }
    works();
    await retry(clerk, id).expect(200);
    await ended(id);
    const rows = await movements(id, 8);
    expect(rows.filter((row) => row.startsWith('charged'))).toEqual(['charged 4']);
    expect(rows.filter((row) => row.startsWith('refunded'))).toHaveLength(3);
  });

  it('begins one reading for a double click', async () => {
    const id = await aFailed();
    works();
    const runs = test.pipeline.runs.length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => retry(clerk, id)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409]);
    await ended(id);
    expect(await movements(id, 4)).toEqual(['reserved 1', 'refunded 1', 'reserved 2', 'charged 2']);
    expect(test.pipeline.runs.length - runs).toBe(1);
  });

  it('takes the credit of the uploader, whoever asks', async () => {
    const id = await aFailed();
    const own = (await ledgerOf(colleague)).length;
    works();
    await retry(colleague, id).expect(200);
    await ended(id);
    expect((await movements(id, 4)).slice(2)).toEqual(['reserved 2', 'charged 2']);
    expect(await ledgerOf(colleague)).toHaveLength(own);
  });

  it('refuses a document that is not in error', async () => {
    works();
    const id = await upload();
    await ended(id);
    expect(codeOf(await retry(clerk, id).expect(409))).toBe('ESTADO_NO_PERMITE');
  });

  it('refuses without a credit and leaves the document as it is', async () => {
    const id = await aFailed();
    await setCredits(0, 'none');
    expect(codeOf(await retry(clerk, id).expect(402))).toBe('SIN_CREDITOS');
    expect((await clerk.get(document(id))).body).toMatchObject({ status: 'error' });
    await setCredits(20, 'some');
    works();
    await retry(clerk, id).expect(200);
    expect((await ended(id)).status).toBe('completed');
  });

  it('takes the attempt after one whose credit was given back before it began', async () => {
    const id = await aFailed();
    const reservations = test.app.get(CreditReservations, { strict: false });
    const owner = { userId: user.id, tenantId: user.companyId ?? '' };
    const run = { documentId: id, run: 2 };
    await reservations.reserve(owner, run, user);
    await reservations.settle(owner.tenantId, run, 'refunded');
    works();
    expect((await retry(clerk, id).expect(200)).body).toMatchObject({ attempt: 3 });
    await ended(id);
    expect((await movements(id, 6)).slice(-2)).toEqual(['reserved 3', 'charged 3']);
  });

  it.each([
    ['an unknown engine', { processor: 'gpt' }],
    ['a model of another engine', { processor: 'local', model: 'gpt-4o' }],
    ['a list', { processor: ['local'] }],
    ['a field that it does not know', { attempt: 9 }],
  ])('refuses %s with 400', async (_, body) => {
    const id = await aFailed();
    await retry(clerk, id, body).expect(400);
    expect(await movements(id, 2)).toEqual(['reserved 1', 'refunded 1']);
  });

  it('reads with another engine when one is chosen', async () => {
    const id = await aFailed();
    const engine = { processor: 'langextract', model: 'gemini-2.5-pro' };
    await retry(clerk, id, engine).expect(200);
    expect(await ended(id)).toMatchObject(engine);
  });

  it('refuses an engine without a key, and a model that is gone, before a credit is reserved', async () => {
    const id = await aFailed();
    const refused = await retry(clerk, id, { processor: 'textract' }).expect(409);
    expect((refused.body as ErrorBody).code).toBe('PROCESADOR_NO_DISPONIBLE');
    const gone = await retry(clerk, id, { processor: 'openai', model: 'o3-mini' }).expect(409);
    expect((gone.body as ErrorBody).code).toBe('MODELO_RETIRADO');
    expect(await movements(id, 2)).toEqual(['reserved 1', 'refunded 1']);
  });

  it('answers the same 404 for an unknown, a foreign and a malformed id', async () => {
    const id = await aFailed();
    const stranger = await test.signedIn('admin@demo.pe');
    const foreign = await retry(stranger, id).expect(404);
    const unknown = await retry(stranger, '00000000-0000-4000-8000-000000000000').expect(404);
    const malformed = await retry(stranger, 'x').expect(404);
    expect(new Set([foreign, unknown, malformed].map(codeOf))).toEqual(new Set(['NO_ENCONTRADO']));
  });

  it('lets the platform admin ask for a document of any company, and tells the log', async () => {
    const id = await aFailed();
    works();
    const told = new Promise<ActivityNews>((resolve) => {
      test.app.get(EventEmitter2, { strict: false }).once(ACTIVITY, resolve);
    });
    const admin = { id: 'a1', role: 'admin', tenantId: 'u:a1', ipAddress: null } as const;
    const retries = test.app.get(DocumentsRetry, { strict: false });
    expect(await retries.retryAsAdmin(id, { ...admin, correlationId: null })).toEqual({
      documentId: id,
      attempt: 2,
    });
    expect((await ended(id)).status).toBe('completed');
    expect((await movements(id, 4)).slice(2)).toEqual(['reserved 2', 'charged 2']);
    expect(await told).toMatchObject({
      action: 'retry_document',
      actorId: 'a1',
      subjectId: user.id,
    });
  });
});
