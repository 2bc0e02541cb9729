import { rm } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocumentDetail, DocumentSummary, UploadResponse } from '../src/contracts/document';
import { ERRORS, type ErrorBody } from '../src/contracts/errors';
import { API } from '../src/contracts/routes';
import { embeddedMongo, type EmbeddedMongo } from '../src/platform/embedded-mongo';
import { EventStore } from '../src/platform/event-store';
import type { SignedInUser } from '../src/contracts/user';
import { TcpGate } from './support/tcp-gate';
import { ledgerOf } from './support/ledger-of';
import { stepBody } from './support/step-body';
import { storedFiles } from './support/stored-files';
import { startTestApp, type TestApp } from './support/test-app';
import { testConfig } from './support/test-config';
import { until } from './support/until';
import { aPdf } from './support/upload-bytes';

type Agent = Awaited<ReturnType<TestApp['signedIn']>>;

/** The store behind a network that is cut: the product itself goes on running. */
describe('an outage of the store', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'foliado-outage-'));
  let store: EmbeddedMongo;
  let gate: TcpGate;
  let test: TestApp;
  let boss: Agent;
  let tenantId: string;
  beforeAll(async () => {
    store = await embeddedMongo(dataDir).start({ port: 0 });
    const inside = new URL(store.uri);
    gate = new TcpGate({ host: inside.hostname, port: Number(inside.port) });
    inside.port = String(await gate.listen());
    test = await startTestApp(testConfig({ MONGODB_URI: inside.href }));
    boss = await test.signedIn('empresa@demo.pe');
    const user = (await boss.get(API.authUser).expect(200)).body as SignedInUser;
    tenantId = user.companyId ?? '';
  });
  afterAll(async () => {
    gate?.mend();
    await test?.close();
    await gate?.close();
    await store?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const upload = (bytes: Buffer, key: string) =>
    boss.post(API.upload).set('Idempotency-Key', key).attach('file', bytes, 'a.pdf');
  const step = (id: string, number: number) =>
    boss.post(API.workflowUpdate(id)).send(stepBody(number));
  const edit = (id: string, newValue: string) =>
    boss.post(API.documentEditField(id)).send({ fieldPath: 'totales.total', newValue });
  const detail = async (id: string) =>
    (await boss.get(API.document(id)).expect(200)).body as DocumentDetail;
  const readDocument = async (): Promise<string> => {
    const { documentId } = (await upload(aPdf(640), 'before').expect(201)).body as UploadResponse;
    const isRead = async () => (await detail(documentId)).status === 'completed' || null;
    await until(isRead);
    return documentId;
  };
  /** Everything that could have been half written. */
  const traces = async (id: string) => {
    const events = test.app.get(EventStore);
    const streams = [`document-${id}`, `workflow-${id}`];
    const { version, extractedData } = await detail(id);
    return {
      version,
      total: extractedData?.totales?.total,
      events: await Promise.all(
        streams.map(async (name) => (await events.read(tenantId, name)).length),
      ),
      breaks: await events.verifyTenant(tenantId),
      documents: ((await boss.get(API.documents)).body as DocumentSummary[]).length,
      files: (await storedFiles(test.app)).length,
      ledger: (await ledgerOf(boss)).length,
    };
  };

  it('is told as such by every call, leaves nothing half done, and ends by itself', async () => {
    const id = await readDocument();
    await edit(id, '900').expect(200);
    await step(id, 1).expect(200);
    // What is under way behind the answers has come to rest when two looks are alike.
    let before = await traces(id);
    await until(async () => {
      const again = await traces(id);
      const isAtRest = JSON.stringify(again) === JSON.stringify(before);
      before = again;
      return isAtRest || null;
    });

    gate.cut();
    const refused = await Promise.all([
      boss.get(API.documents),
      boss.get(API.document(id)),
      boss.get(API.authUser),
      upload(aPdf(641), 'during'),
      edit(id, '901'),
      step(id, 2),
      boss.get('/readyz'),
      test.anonymous().post('/api/login').send({ email: 'empresa@demo.pe', password: 'x' }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
    for (const { body, headers, request } of refused.filter(({ body }) => !('checks' in body))) {
      const { code, message } = body as ErrorBody;
      expect([request.url, code, message, Number(headers['retry-after'])]).toEqual([
        request.url,
        'SERVICIO_NO_DISPONIBLE',
        ERRORS.SERVICIO_NO_DISPONIBLE.message,
        5,
      ]);
    }
    await boss.get('/healthz').expect(200);

    gate.mend();
    await until(async () => ((await boss.get('/readyz')).status === 200 ? true : null));
    expect(await traces(id)).toEqual(before);
    await step(id, 2).expect(200);
    await upload(aPdf(641), 'during').expect(201);
    expect(await traces(id)).toMatchObject({ breaks: [], documents: before.documents + 1 });
  });
});
