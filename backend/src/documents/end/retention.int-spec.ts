import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { CompaniesService } from '../../companies';
import type { DocumentDetail, UploadResponse } from '../../contracts/document';
import { BlobStore } from '../../platform/blob-store/blob-store';
import { Clock } from '../../platform/clock/clock';
import { EventStore } from '../../platform/event-store';
import { anotherCompany, type Agent } from '../../../test/support/people';
import { pageFiles } from '../../../test/support/page-files';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { namedServer, testConfig } from '../../../test/support/test-config';
import { until } from '../../../test/support/until';
import { aPdf } from '../../../test/support/upload-bytes';
import type { DocumentRecord } from '../document/document.schema';
import { DocumentWriter } from '../result/document-writer.service';
import { OriginalRetention } from './retention.service';

const DAY_MS = 24 * 3_600_000;
const DEFAULT_DAYS = 30;

describe('the retention of originals', () => {
  let test: TestApp;
  let clerk: Agent;
  let stranger: Agent;
  beforeAll(async () => {
    const env = { ...namedServer(), FILE_RETENTION_DAYS: String(DEFAULT_DAYS) };
    test = await startTestApp(testConfig(env));
    clerk = await test.signedIn('digitador@demo.pe');
    stranger = await anotherCompany(test);
  });
  afterAll(() => test?.close());
  afterEach(() => jest.restoreAllMocks());

  const documents = () =>
    test.app.get<Connection>(getConnectionToken()).collection<DocumentRecord>('documents');
  const blobs = () => test.app.get(BlobStore, { strict: false });
  const detail = async (id: string, agent = clerk) =>
    (await agent.get(`/api/documents/${id}`).expect(200)).body as DocumentDetail;

  /** A read document with one page, confirmed and paid now. */
  const confirmed = async (agent = clerk): Promise<DocumentRecord> => {
    const upload = agent.post('/api/documents/upload').attach('file', aPdf(), 'a.pdf');
    const { documentId } = (await upload.expect(201)).body as UploadResponse;
    await until(async () =>
      (await detail(documentId, agent)).status === 'completed' ? true : null,
    );
    const record = await documents().findOne({ _id: documentId });
    if (!record) throw new Error('not stored');
    const page = { number: 1, width: 10, height: 10, contentType: 'image/png' };
    const writer = test.app.get(DocumentWriter, { strict: false });
    await writer.savePage(record, page, await pageFiles(test, 'image'));
    const settled = { isConfirmed: true, confirmedAt: new Date(), paymentStatus: 'paid' } as const;
    const set = { ...settled, pages: [page] };
    await documents().updateOne({ _id: documentId }, { $set: set });
    return record;
  };
  const keysOf = async ({ blobKey }: DocumentRecord): Promise<string[]> => {
    const keys: string[] = [];
    for await (const key of blobs().keys(blobKey)) keys.push(key.slice(blobKey.length));
    return keys.sort();
  };
  const retention = () => test.app.get(OriginalRetention, { strict: false });
  /** A round so many days later. */
  const expireAfter = async (days: number): Promise<number> => {
    const then = new Date(Date.now() + days * DAY_MS);
    const clock = jest.spyOn(test.app.get(Clock, { strict: false }), 'now').mockReturnValue(then);
    const expired = await retention().expire();
    clock.mockRestore();
    return expired;
  };
  const setDays = async (record: DocumentRecord, days: number | null) => {
    const actor = { id: 'foliado', role: 'system' } as const;
    const companies = test.app.get(CompaniesService, { strict: false });
    await companies.update(actor, record.tenantId, { fileRetentionDays: days });
  };

  it('ends so many days after the confirmation: file and pages go, data and events stay', async () => {
    const record = await confirmed();
    const id = record._id;
    expect(await keysOf(record)).toEqual(expect.arrayContaining(['', '.a1.p1.image']));
    expect(await expireAfter(DEFAULT_DAYS - 1)).toBe(0);
    await clerk.get(`/api/documents/${id}/file`).expect(200);

    expect(await expireAfter(DEFAULT_DAYS + 1)).toBe(1);
    for (const gone of ['', '.a1.p1.image', '.a1.p1.words']) {
      expect(await keysOf(record)).not.toContain(gone);
    }
    for (const call of ['/file', '/pages/1/image', '/pages/1/words']) {
      const { body } = await clerk.get(`/api/documents/${id}${call}`).expect(404);
      expect(body).toMatchObject({
        code: 'VISTA_NO_DISPONIBLE',
        message: 'Vista previa no disponible',
      });
    }
    const document = await detail(id);
    expect(document.extractedData).toMatchObject({ totales: { total: 1180 } });
    expect(document.originalDeletedAt).toMatch(/Z$/);
    const events = test.app.get(EventStore, { strict: false });
    const story = await until(async () => {
      const all = await events.read(record.tenantId, `document-${id}`);
      return all.some(({ type }) => type === 'OriginalExpired') ? all : null;
    });
    expect(story.every(({ erasedAt }) => erasedAt === null)).toBe(true);
    expect(await expireAfter(DEFAULT_DAYS + 2)).toBe(0);
  });

  it('says nothing of a missing preview to another company', async () => {
    const record = await confirmed();
    await expireAfter(DEFAULT_DAYS + 1);
    const { body } = await stranger.get(`/api/documents/${record._id}/file`).expect(404);
    expect(body).toMatchObject({ code: 'NO_ENCONTRADO' });
  });

  it('is that of the company, where it has one, and 0 keeps originals for good', async () => {
    const ours = await confirmed();
    const theirs = await confirmed(stranger);
    await setDays(ours, 0);
    await setDays(theirs, 5);
    expect(await expireAfter(6)).toBe(1);
    expect(await keysOf(theirs)).not.toContain('');
    expect(await expireAfter(3_650)).toBe(0);
    expect(await keysOf(ours)).toContain('');
    await setDays(ours, null);
    expect(await expireAfter(3_650)).toBe(1);
  });

  it('waits for what is still to be paid, and not for what is never paid', async () => {
    const record = await confirmed();
    const is = (set: Partial<DocumentRecord>) =>
      documents().updateOne({ _id: record._id }, { $set: set });
    for (const paymentStatus of ['unpaid', 'partially_paid'] as const) {
      await is({ paymentStatus, isPayable: true });
      expect(await expireAfter(3_650)).toBe(0);
    }
    await is({ paymentStatus: 'unpaid', isPayable: false });
    expect(await expireAfter(DEFAULT_DAYS + 1)).toBe(1);
  });

  it('leaves alone what is not confirmed, or was reopened', async () => {
    const record = await confirmed();
    await documents().updateOne({ _id: record._id }, { $set: { isConfirmed: false } });
    expect(await expireAfter(3_650)).toBe(0);
    expect(await keysOf(record)).toContain('');
  });

  it('finishes what a crash left between the mark and the files', async () => {
    const record = await confirmed();
    jest.spyOn(blobs(), 'delete').mockRejectedValueOnce(new Error('away'));
    await expect(expireAfter(DEFAULT_DAYS + 1)).rejects.toThrow('away');
    expect(await keysOf(record)).toContain('');
    await expireAfter(DEFAULT_DAYS + 1);
    expect(await keysOf(record)).not.toContain('');
    expect(await documents().countDocuments({ hasExpiredFiles: true })).toBe(0);
  });
});
