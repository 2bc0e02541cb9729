import { randomUUID } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { CompanyStorage } from '../../contracts/company';
import type { DocumentSummary, UploadResponse } from '../../contracts/document';
import type { ErrorBody } from '../../contracts/errors';
import { CreditsService } from '../../credits';
import { Clock } from '../../platform/clock/clock';
import type { AppConfig, CompanyQuota } from '../../platform/config/app-config';
import { anotherCompany, type Agent } from '../../../test/support/people';
import { storedDocuments, tenantOf } from '../../../test/support/stored-documents';
import { refuseNextOriginal, storedFiles } from '../../../test/support/stored-files';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { namedServer, testConfig } from '../../../test/support/test-config';
import { until } from '../../../test/support/until';
import { aPdf } from '../../../test/support/upload-bytes';
import type { DocumentRecord } from '../document/document.schema';
import { DocumentsRepository } from '../document/documents.repository';
import { OriginalRetention } from '../end/retention.service';
import { StorageQuota } from './storage-quota.service';
import {
  COUNT_PART,
  StorageUsageRepository,
  type StorageUsageRecord,
} from './storage-usage.repository';

const MAX_FILES = 5;
const MB = 1024 * 1024;
const DAY_MS = 24 * 3_600_000;
const SIZE = 2_000;

describe('the room of a company', () => {
  let test: TestApp;
  let owner: Agent;
  let tenantId: string;
  beforeAll(async () => {
    const env = { COMPANY_MAX_FILES: String(MAX_FILES), COMPANY_MAX_MB: '1' };
    test = await startTestApp(testConfig({ ...namedServer(), ...env }));
  });
  afterAll(() => test?.close());
  let companies = 0;
  /** Every test has a company of its own. */
  const newCompany = async () => {
    owner = await anotherCompany(test, `duena-${companies++}@cuota.pe`);
    tenantId = await tenantOf(owner);
  };
  beforeEach(newCompany);
  afterEach(() => jest.restoreAllMocks());

  const connection = () => test.app.get<Connection>(getConnectionToken());
  const documents = () => connection().collection<DocumentRecord>('documents');
  const sums = () => connection().collection<StorageUsageRecord>('storage_usage');
  const upload = (bytes = aPdf(SIZE), key: string = randomUUID()) =>
    owner.post('/api/documents/upload').set('Idempotency-Key', key).attach('file', bytes, 'a.pdf');
  const uploaded = async () => ((await upload().expect(201)).body as UploadResponse).documentId;
  const room = async () =>
    (await owner.get('/api/company/storage').expect(200)).body as CompanyStorage;
  const files = async () => (await room()).files?.used;
  const listed = async () => (await owner.get('/api/documents')).body as DocumentSummary[];
  /** Stored files of the company that are no page of another one. */
  const originals = async () =>
    (await storedFiles(test.app)).filter((key) => key.startsWith(tenantId) && !key.includes('.'));
  const credits = async () =>
    ((await owner.get('/api/user/credits')).body as { credits: number }).credits;
  const isRead = (id: string) =>
    until(async () => {
      const { status } = (await owner.get(`/api/documents/${id}`)).body as DocumentSummary;
      return status === 'completed' ? true : null;
    });
  const remove = async (id: string) => {
    await isRead(id);
    await owner.delete(`/api/documents/${id}`).send({ reason: 'duplicado' }).expect(204);
  };
  /** The clock so much later. */
  const later = (ms: number) =>
    jest
      .spyOn(test.app.get(Clock, { strict: false }), 'now')
      .mockImplementation(() => new Date(Date.now() + ms));

  it('lets exactly five of twenty uploads at once pass; of the others nothing is kept', async () => {
    const before = await credits();
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload()));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(15);
    for (const { status, body } of refused) {
      expect(status).toBe(507);
      expect(body as ErrorBody).toMatchObject({
        code: 'EMPRESA_SIN_ESPACIO',
        message:
          'Su empresa ya guarda 5 archivos, el máximo que puede tener aquí. Un administrador de la empresa puede eliminar documentos o acortar la conservación de originales en Mi Empresa.',
      });
    }
    const kept = await listed();
    expect(kept).toHaveLength(MAX_FILES);
    await Promise.all(kept.map(({ id }) => isRead(id)));
    expect(await credits()).toBe(before - MAX_FILES);
    expect(await originals()).toHaveLength(MAX_FILES);
    expect(await room()).toEqual({
      files: { used: MAX_FILES, max: MAX_FILES },
      bytes: { used: MAX_FILES * SIZE, max: MB },
    });
  });

  it('is measured in bytes, too, up to the last one', async () => {
    await upload(aPdf(MB - SIZE)).expect(201);
    const { body } = await upload(aPdf(SIZE + 1)).expect(507);
    expect((body as ErrorBody).message).toMatch(
      /^El archivo \(2.KB\) no cabe: su empresa usa 1\.0.MB de 1\.0.MB\. Un administrador/,
    );
    await upload(aPdf(SIZE)).expect(201);
    await upload(aPdf(100)).expect(507);
    expect((await room()).bytes).toEqual({ used: MB, max: MB });
  });

  it('is its own: another company is not kept waiting', async () => {
    for (let n = 0; n < MAX_FILES; n++) await uploaded();
    await upload().expect(507);
    await newCompany();
    await upload().expect(201);
    expect(await files()).toBe(1);
  });

  it('comes back with a deletion, once', async () => {
    const ids = [];
    for (let n = 0; n < MAX_FILES; n++) ids.push(await uploaded());
    await upload().expect(507);
    await remove(ids[0] ?? '');
    await owner.delete(`/api/documents/${ids[0]}`).send({ reason: 'duplicado' }).expect(404);
    expect(await files()).toBe(MAX_FILES - 1);
    await upload().expect(201);
    await upload().expect(507);
  });

  it('comes back when the retention of an original ends, and not again with its deletion', async () => {
    const id = await uploaded();
    await isRead(id);
    await uploaded();
    await owner.put('/api/company').send({ fileRetentionDays: 5 }).expect(200);
    await documents().updateOne(
      { _id: id },
      { $set: { isConfirmed: true, confirmedAt: new Date(), paymentStatus: 'paid' } },
    );
    const clock = later(6 * DAY_MS);
    expect(await test.app.get(OriginalRetention, { strict: false }).expire()).toBe(1);
    clock.mockRestore();
    expect(await files()).toBe(1);
    await documents().updateOne(
      { _id: id },
      { $set: { isConfirmed: false, paymentStatus: 'unpaid' } },
    );
    await remove(id);
    expect(await files()).toBe(1);
    expect((await room()).bytes?.used).toBe(SIZE);
  });

  it('counts what was there before the limit, and what was put there beside it', async () => {
    const old = { fileSize: 1_000 };
    const expired = { fileSize: 1_000, originalDeletedAt: new Date() };
    await storedDocuments(test, tenantId, [old, old, old, expired]);
    expect(await room()).toEqual({
      files: { used: 3, max: MAX_FILES },
      bytes: { used: 3_000, max: MB },
    });
    await storedDocuments(test, tenantId, [old]);
    expect(await files()).toBe(3);
    later(DAY_MS + 1);
    const quota = test.app.get(StorageQuota, { strict: false });
    expect((await quota.storageOf(tenantId)).files?.used).toBe(4);
  });

  it('is counted whole, in parts, whatever came in the same moment', async () => {
    const createdAt = new Date(Date.UTC(2026, 0, 1));
    const same = Array.from({ length: COUNT_PART + 2 }, () => ({ fileSize: 3, createdAt }));
    await storedDocuments(test, tenantId, same);
    expect(await room()).toMatchObject({
      files: { used: COUNT_PART + 2 },
      bytes: { used: 3 * (COUNT_PART + 2) },
    });
  });

  it('is counted again before a refusal that stands on an older count', async () => {
    await uploaded();
    await sums().updateOne({ _id: tenantId }, { $set: { files: MAX_FILES } });
    await upload().expect(507);
    later(61_000);
    await upload().expect(201);
    expect(await files()).toBe(2);
  });

  it('is taken once for a double click, and a repeated request is answered when it is full', async () => {
    const bytes = aPdf(SIZE);
    const both = await Promise.all([upload(bytes, 'doble'), upload(bytes, 'doble')]);
    expect(new Set(both.map(({ body }) => (body as UploadResponse).documentId)).size).toBe(1);
    expect(await files()).toBe(1);
    for (let n = 1; n < MAX_FILES; n++) await uploaded();
    expect((await upload(bytes, 'doble').expect(201)).body).toEqual(both[0]?.body);
  });

  it('is free again when the upload fails: without credit, with a lost file, in a lost race', async () => {
    const user = (await owner.get('/api/auth/user')).body as { id: string };
    const actor = { id: user.id, role: 'admin', tenantId: 't', ipAddress: null } as const;
    const setCredits = (amount: number) =>
      test.app
        .get(CreditsService, { strict: false })
        .change(actor, user.id, { action: 'set', amount }, randomUUID());
    await setCredits(0);
    await upload().expect(402);
    await setCredits(10);
    refuseNextOriginal(test.app, new Error('away'));
    await upload().expect(500);
    const repository = test.app.get(DocumentsRepository, { strict: false });
    await upload(aPdf(SIZE), 'otro').expect(201);
    jest.spyOn(repository, 'findByIdempotencyKey').mockResolvedValueOnce(null);
    await upload(aPdf(SIZE), 'otro').expect(201);
    expect(await files()).toBe(1);
  });

  it('is right after a store that was away while it was given back', async () => {
    const id = await uploaded();
    await isRead(id);
    const usage = test.app.get(StorageUsageRepository, { strict: false });
    jest.spyOn(usage, 'shift').mockRejectedValueOnce(new Error('away'));
    await remove(id);
    expect(await files()).toBe(0);
  });

  describe('in several processes', () => {
    const process = (quota: Partial<CompanyQuota> = {}) =>
      new StorageQuota(
        test.app.get(StorageUsageRepository, { strict: false }),
        { companyQuota: { files: MAX_FILES, bytes: MB, ...quota } } as AppConfig,
        test.app.get(Clock, { strict: false }),
      );
    const original = (fileSize = SIZE) => ({ _id: randomUUID(), tenantId, fileSize });
    const fits = (quota: StorageQuota, of = original()) =>
      quota.reserve(of).then(
        () => true,
        () => false,
      );

    it('is never taken twice', async () => {
      for (let round = 0; round < 5; round++) {
        const processes = [process(), process(), process()];
        for (const one of processes) await one.storageOf(tenantId);
        const each = processes.flatMap((one) => Array.from({ length: 8 }, () => fits(one)));
        expect((await Promise.all(each)).filter(Boolean)).toHaveLength(MAX_FILES);
        await sums().deleteOne({ _id: tenantId });
      }
    });

    it('a count keeps what is on its way in the same process, and what others take meanwhile', async () => {
      const [here, there] = [process(), process()];
      const coming = original();
      await here.reserve(coming);
      const usage = test.app.get(StorageUsageRepository, { strict: false });
      const sum = usage.sum.bind(usage);
      const meanwhile = jest.spyOn(usage, 'sum').mockImplementationOnce(async (...asked) => {
        await usage.reserve(tenantId, SIZE, { files: null, bytes: null });
        await storedDocuments(test, tenantId, [{ fileSize: SIZE }]);
        return sum(...asked);
      });
      later(DAY_MS + 1);
      expect((await here.storageOf(tenantId)).files?.used).toBe(2);
      expect(meanwhile).toHaveBeenCalledTimes(2);
      await storedDocuments(test, tenantId, [{ _id: coming._id, fileSize: SIZE }]);
      await here.settle(coming, true);
      expect((await there.storageOf(tenantId)).files?.used).toBe(2);
    });

    it('a deletion that a count meets is seen once', async () => {
      const here = process();
      const [_id = ''] = await storedDocuments(test, tenantId, [
        { fileSize: SIZE },
        { fileSize: SIZE },
      ]);
      expect((await here.storageOf(tenantId)).files?.used).toBe(2);
      let counting: Promise<CompanyStorage> | undefined;
      await here.leave({ ...original(), _id }, async () => {
        later(DAY_MS + 1);
        counting = here.storageOf(tenantId);
        await documents().deleteOne({ _id });
        await counting;
        return true;
      });
      expect((await here.storageOf(tenantId)).files?.used).toBe(1);
    });
  });
});
