import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { DocumentDetail, DocumentSummary, UploadResponse } from '../../contracts/document';
import type { ErrorBody } from '../../contracts/errors';
import type { ExtractedData } from '../../contracts/extracted-data';
import { API } from '../../contracts/routes';
import { BlobStore } from '../../platform/blob-store/blob-store';
import { EventStore } from '../../platform/event-store';
import { JobQueue } from '../../platform/queue/job-queue';
import { aResult } from '../../../test/support/fake-pipeline';
import { anotherCompany, type Agent } from '../../../test/support/people';
import { hanging } from '../../../test/support/reading-engines';
import { pageFiles } from '../../../test/support/page-files';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { stepBody } from '../../../test/support/step-body';
import { tracesOf } from '../../../test/support/traces';
import { until } from '../../../test/support/until';
import { aPdf } from '../../../test/support/upload-bytes';
import type { DocumentRecord } from '../document/document.schema';
import { DocumentWriter } from '../result/document-writer.service';
import { RemovalRepository } from './removal.repository';
import { RemovalSweep } from './removal-sweep.service';

const REASON = { reason: 'subido_por_error' };

describe('DELETE /api/documents/{id}', () => {
  let test: TestApp;
  let clerk: Agent;
  let boss: Agent;
  /** A text of its own for each test, to be searched for. */
  let canary: string;
  let tests = 0;
  beforeEach(() => {
    canary = `CANARIO-${++tests}Z`;
    answerWith({ documento: { numero: `F001-${tests}`, serie: 'F001', tipo: 'factura' } });
  });
  beforeAll(async () => {
    test = await startTestApp();
    clerk = await test.signedIn('digitador@demo.pe');
    boss = await test.signedIn('empresa@demo.pe');
  });
  afterAll(() => test?.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const answerWith = (data: ExtractedData) => {
    const extractedData = { proveedor: { nombre: canary, ruc: '20999999019' }, ...data };
    test.pipeline.answer = () => Promise.resolve(aResult({ extractedData }));
  };
  const bytes = (n: number) => Buffer.concat([aPdf(), Buffer.from(`% ${canary} ${n}`)]);
  let uploads = 0;
  const upload = async (agent = clerk, content = bytes(uploads++), key = ''): Promise<string> => {
    const request = agent.post('/api/documents/upload').attach('file', content, `${canary}.pdf`);
    if (key) void request.set('Idempotency-Key', key);
    return ((await request.expect(201)).body as UploadResponse).documentId;
  };
  const detail = async (id: string, agent = clerk) =>
    (await agent.get(`/api/documents/${id}`).expect(200)).body as DocumentDetail;
  const finished = (id: string) =>
    until(async () => {
      const document = await detail(id);
      return ['completed', 'error'].includes(document.status) ? document : null;
    });
  const remove = (id: string, agent = boss) => agent.delete(`/api/documents/${id}`).send(REASON);
  const database = () => test.app.get<Connection>(getConnectionToken());
  const stored = (id: string) =>
    database().collection<DocumentRecord>('documents').findOne({ _id: id });
  const sweep = () => test.app.get(RemovalSweep, { strict: false }).run();

  const traces = () => tracesOf(test, canary);
  /** A document is completed a moment before the folder in which it was read is gone. */
  const readingsCleared = () =>
    until(async () => {
      const folders = await readdir(path.join(test.config.dataDir, 'tmp'));
      return folders.some((name) => name.startsWith('read-')) ? null : folders;
    });
  const readWithCanary = async (): Promise<string> => {
    const id = await upload();
    await finished(id);
    await readingsCleared();
    const record = await stored(id);
    if (!record) throw new Error('not stored');
    const page = { number: 1, width: 10, height: 10, contentType: 'image/png' };
    const writer = test.app.get(DocumentWriter, { strict: false });
    await writer.savePage(record, page, await pageFiles(test, canary));
    return id;
  };

  it('leaves no trace of its content in files, records, events and answers', async () => {
    const id = await readWithCanary();
    expect((await traces()).length).toBeGreaterThan(3);
    await remove(id).expect(204);
    expect(await traces()).toEqual([]);
    expect(await stored(id)).toBeNull();
    for (const call of ['', '/file', '/pages/1/image', '/pages/1/words']) {
      const { body } = await clerk.get(`/api/documents/${id}${call}`).expect(404);
      expect((body as ErrorBody).code).toBe('NO_ENCONTRADO');
    }
    expect(JSON.stringify((await boss.get('/api/documents')).body)).not.toContain(id);
    await remove(id).expect(404);
  });

  it('keeps who deleted it, when and why, in a chain that is still whole', async () => {
    const id = await readWithCanary();
    const { tenantId } = (await stored(id)) ?? { tenantId: '' };
    await remove(id).expect(204);
    const events = test.app.get(EventStore, { strict: false });
    const streamId = `document-${id}`;
    const story = await events.read(tenantId, streamId);
    expect(story.map(({ type }) => type)).toEqual([
      'DocumentUploaded',
      'ExtractionStarted',
      'ExtractionCompleted',
      'DocumentDeleted',
    ]);
    expect(story.slice(0, -1).every(({ data, erasedAt }) => data === null && erasedAt)).toBe(true);
    expect(story.at(-1)).toMatchObject({ data: REASON, meta: { role: 'company_admin' } });
    expect(await events.verifyStream(tenantId, streamId)).toBeNull();
  });

  it('erases what was said in its workflow, too, and keeps that chain whole', async () => {
    const id = await readWithCanary();
    const { tenantId } = (await stored(id)) ?? { tenantId: '' };
    const said = stepBody(1, { user: canary, comment: `Conforme ${canary}` });
    await boss.post(API.workflowUpdate(id)).send(said).expect(200);
    await remove(id).expect(204);
    expect(await traces()).toEqual([]);
    const events = test.app.get(EventStore, { strict: false });
    const streamId = `workflow-${id}`;
    expect(await events.read(tenantId, streamId)).toMatchObject([
      { type: 'ConformityConfirmed', version: 1, data: null },
    ]);
    expect(await events.verifyStream(tenantId, streamId)).toBeNull();
  });

  it('waits for a step that is being recorded, and gives up on one that hangs', async () => {
    const id = await readWithCanary();
    const records = database().collection<DocumentRecord>('documents');
    await records.updateOne({ _id: id }, { $set: { stepUnderWay: true } });
    const { body } = await remove(id).expect(409);
    expect((body as ErrorBody).code).toBe('SOLICITUD_EN_CURSO');
    await detail(id);
    await records.updateOne({ _id: id }, { $unset: { stepUnderWay: 1 } });
    await remove(id).expect(204);
  });

  it('is for a company_admin of the company: others get 403, another company 404', async () => {
    const id = await upload();
    const stranger = await anotherCompany(test);
    await remove(id, clerk).expect(403);
    await remove(id, await test.signedIn('admin@demo.pe')).expect(404);
    const foreign = await remove(id, stranger).expect(404);
    const unknown = await remove('00000000-0000-4000-8000-000000000000', stranger).expect(404);
    expect({ ...foreign.body, correlationId: '' }).toEqual({ ...unknown.body, correlationId: '' });
    await remove('[object%20Object]').expect(404);
    await detail(id);
  });

  it('lets the platform admin delete own uploads', async () => {
    const admin = await test.signedIn('admin@demo.pe');
    await remove(await upload(admin), admin).expect(204);
  });

  it.each([[{}], [{ reason: 'porque sí' }], [{ reason: ['duplicado'] }], [{ ...REASON, all: 1 }]])(
    'takes only a reason of the list, not %j',
    async (body) => {
      const id = await upload();
      await boss.delete(`/api/documents/${id}`).send(body).expect(400);
      await detail(id);
    },
  );

  it('refuses a locked document with the reason', async () => {
    const id = await upload();
    await finished(id);
    await database()
      .collection<DocumentRecord>('documents')
      .updateOne({ _id: id }, { $set: { isConfirmed: true } });
    const { body } = await remove(id).expect(409);
    expect(body).toMatchObject({ code: 'DOCUMENTO_BLOQUEADO' });
    expect((body as ErrorBody).message).toContain('confirmado');
  });

  it('stops a reading that runs, gives its credit back and erases what it saved', async () => {
    let reading: AbortSignal | null = null;
    test.pipeline.answer = (_, signal) => hanging((reading = signal));
    const before = ((await clerk.get('/api/user/credits')).body as { credits: number }).credits;
    const id = await upload();
    const { aborted } = await until(async () => reading);
    expect(aborted).toBe(false);
    const record = await stored(id);
    await remove(id).expect(204);
    await clerk.get(`/api/documents/${id}`).expect(404);
    const queue = test.app.get(JobQueue, { strict: false });
    await until(async () => ((await queue.isLive(`extract:${id}:1`)) ? null : true));
    await sweep();
    expect(await stored(id)).toBeNull();
    const left: string[] = [];
    for await (const key of test.app
      .get(BlobStore, { strict: false })
      .keys(record?.blobKey ?? '')) {
      left.push(key);
    }
    expect(left).toEqual([]);
    expect((await clerk.get('/api/user/credits')).body).toMatchObject({ credits: before });
  });

  it('is finished by the sweep where it was interrupted', async () => {
    const id = await readWithCanary();
    const blobs = test.app.get(BlobStore, { strict: false });
    jest.spyOn(blobs, 'delete').mockRejectedValueOnce(new Error('away'));
    await remove(id).expect(204);
    await clerk.get(`/api/documents/${id}`).expect(404);
    expect((await stored(id))?.deletedAt).toBeInstanceOf(Date);
    expect(await sweep()).toBe(1);
    expect(await stored(id)).toBeNull();
    expect(await traces()).toEqual([]);
  });

  it('takes the mark and its file name from the duplicates of the document', async () => {
    const content = bytes(900);
    const first = await upload(clerk, content);
    await finished(first);
    const second = await upload(clerk, content);
    const third = await upload(clerk, content);
    expect((await finished(second)).duplicateOf).toBe(first);
    expect((await finished(third)).duplicateOf).toBe(first);
    await remove(first).expect(204);
    const [alone, other] = [await detail(second), await detail(third)];
    expect(alone.duplicateOf).toBeNull();
    expect(alone.authenticity?.flags).not.toContain('DUPLICADO');
    expect(other.duplicateOf).toBe(second);
    expect(other.authenticity?.flags).toContain('DUPLICADO');
  });

  it('takes the mark from a duplicate that somebody edits meanwhile, and keeps what follows from the edit', async () => {
    const content = bytes(902);
    const first = await upload(clerk, content);
    await finished(first);
    const second = await upload(clerk, content);
    await finished(second);
    const removals = test.app.get(RemovalRepository, { strict: false });
    const read = removals.duplicatesOf.bind(removals);
    jest.spyOn(removals, 'duplicatesOf').mockImplementationOnce(async (tenantId, id) => {
      const found = await read(tenantId, id);
      const edit = { fieldPath: 'proveedor.ruc', newValue: '20999999011' };
      await clerk.post(`/api/documents/${second}/edit-field`).send(edit).expect(200);
      return found;
    });
    await remove(first).expect(204);
    const kept = await detail(second);
    expect(kept.duplicateOf).toBeNull();
    expect(kept.authenticity?.flags).not.toContain('DUPLICADO');
    expect(kept.authenticity?.flags).toContain('RUC_INVALIDO');
  });

  it('frees the idempotency key, so that the same upload makes a new document', async () => {
    const content = bytes(901);
    const id = await upload(clerk, content, 'k-borrado');
    await remove(id).expect(204);
    expect(await upload(clerk, content, 'k-borrado')).not.toBe(id);
  });

  it('is decided once, however often it is asked at the same time', async () => {
    const id = await upload();
    await finished(id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(id)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, 404, 404, 404, 404]);
    const list = (await clerk.get('/api/documents')).body as DocumentSummary[];
    expect(list.map((one) => one.id)).not.toContain(id);
  });
});
