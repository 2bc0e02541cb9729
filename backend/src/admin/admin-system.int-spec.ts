import type request from 'supertest';
import type {
  AdminUser,
  FailedDocument,
  SystemHealth,
  SystemStats,
  UsageDay,
  UserStats,
} from '../contracts/admin';
import type { DocumentDetail, UploadResponse } from '../contracts/document';
import { PROCESSOR_IDS } from '../contracts/processors';
import { API } from '../contracts/routes';
import { ProcessorError } from '../extraction/processors/processor';
import { Clock } from '../platform/clock/clock';
import { aPdf } from '../../test/support/upload-bytes';
import { aResult } from '../../test/support/fake-pipeline';
import { startTestApp, type TestApp } from '../../test/support/test-app';
import { until } from '../../test/support/until';

type Agent = ReturnType<typeof request.agent>;

const FILE_NAME = 'contrato-secreto.pdf';
/** Figures are kept for some seconds. */
const REST_MS = 15_000;

describe('the system as the platform admin sees it', () => {
  let test: TestApp;
  let admin: Agent;
  let clerk: Agent;
  let failedId: string;
  let later = 0;

  const ask = async <T>(path: string): Promise<T> => (await admin.get(path).expect(200)).body as T;

  /** Uploads and waits for the end of the reading. */
  async function readOne(size: number): Promise<DocumentDetail> {
    const upload = await clerk.post(API.upload).attach('file', aPdf(size), FILE_NAME).expect(201);
    return over((upload.body as UploadResponse).documentId);
  }

  const over = (id: string): Promise<DocumentDetail> =>
    until(async () => {
      const document = (await clerk.get(API.document(id))).body as DocumentDetail;
      return ['completed', 'error'].includes(document.status) ? document : null;
    });

  beforeAll(async () => {
    test = await startTestApp();
    const clock = test.app.get(Clock);
    jest.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + later));
    admin = await test.signedIn('admin@demo.pe');
    clerk = await test.signedIn('digitador@demo.pe');
    await readOne(400);
    test.pipeline.answer = () => Promise.reject(new ProcessorError('permanent', 'ARCHIVO_DANADO'));
    failedId = (await readOne(500)).id;
    later += REST_MS;
  });
  afterAll(() => test?.close());

  it('adds up users, documents and seconds', async () => {
    const stats = await ask<SystemStats>(API.adminStats);
    expect(stats).toEqual({
      totalUsers: 4,
      activeUsers: 4,
      totalDocuments: 2,
      totalProcessingTime: 0.01,
    });
  });

  it('knows what a user has uploaded', async () => {
    const users = await ask<AdminUser[]>(API.adminUsers);
    const { id = '' } = users.find(({ username }) => username === 'digitador@demo.pe') ?? {};
    const stats = await ask<UserStats>(API.adminUserStats(id));
    expect(stats).toEqual({ documentsUploaded: 2, totalProcessingTime: 0.01 });
  });

  it.each([undefined, '7', '30', '90'])(
    'gives each of the last days, asked for %p',
    async (days) => {
      const query = days === undefined ? {} : { days };
      const { body } = await admin.get(API.adminUsage).query(query).expect(200);
      const usage = body as UsageDay[];
      expect(usage).toHaveLength(Number(days ?? 30));
      expect(usage.at(-1)).toEqual({
        day: test.app.get(Clock).today(),
        documents: 2,
        failed: 1,
        processingTime: 0.01,
        creditsUsed: 1,
      });
      expect(usage[0]).toMatchObject({
        documents: 0,
        failed: 0,
        processingTime: 0,
        creditsUsed: 0,
      });
    },
  );

  it.each(['8', '0', '-7', '1e9', 'x', ''])('refuses %p days', async (days) => {
    await admin.get(API.adminUsage).query({ days }).expect(400);
  });

  it('tells queue, store, disk and every engine', async () => {
    const health = await ask<SystemHealth>(API.adminHealth);
    expect(health.queue).toEqual({
      kind: test.config.redisUrl ? 'Redis' : 'integrada',
      isUp: true,
      waiting: 0,
      active: 0,
      oldestWaitSeconds: null,
    });
    expect(health.store).toEqual({
      kind: test.config.mongodbUri ? 'MongoDB' : 'integrado',
      isUp: true,
    });
    expect(health.diskFreeBytes).toBeGreaterThan(0);
    expect(health.engines.map(({ id }) => id)).toEqual(PROCESSOR_IDS);
    expect(health.engines[0]).toEqual({
      id: 'local',
      available: true,
      reason: null,
      fault: null,
      lastCall: null,
      completed24h: 1,
      failed24h: 1,
      medianSeconds: 0.01,
    });
    expect(health.engines[1]).toMatchObject({
      available: false,
      reason: expect.any(String) as string,
    });
  });

  it('lists failed readings with their cause, without name or content of the file', async () => {
    const { body, text, headers } = await admin.get(API.adminFailedDocuments).expect(200);
    const documents = body as FailedDocument[];
    expect(headers['content-range']).toBe('documents 0-0/1');
    expect(documents).toEqual([
      {
        id: failedId,
        companyName: 'Comercial Andina Demo S.A.C.',
        uploadedByName: expect.any(String) as string,
        processor: 'local',
        model: 'local-es-pe',
        attempt: 1,
        code: 'ARCHIVO_DANADO',
        message: expect.stringContaining('dañado') as string,
        setAside: null,
        createdAt: expect.any(String) as string,
      },
    ]);
    expect(text).not.toContain(FILE_NAME);
  });

  it('has a failed document read again, once', async () => {
    test.pipeline.answer = () => Promise.resolve(aResult());
    const { body } = await admin.post(API.adminRetryDocument(failedId)).expect(200);
    expect(body).toEqual({ documentId: failedId, attempt: 2 });
    expect((await over(failedId)).status).toBe('completed');
    expect(await ask(API.adminFailedDocuments)).toEqual([]);
    const again = await admin.post(API.adminRetryDocument(failedId)).expect(409);
    expect(again.body).toMatchObject({ code: 'ESTADO_NO_PERMITE' });
  });
});
