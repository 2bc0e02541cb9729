import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { UploadResponse } from '../contracts/document';
import { API } from '../contracts/routes';
import type { DocumentRecord } from '../documents/document/document.schema';
import { BlobStore } from '../platform/blob-store/blob-store';
import { EventStore } from '../platform/event-store';
import { documentPicture } from '../../test/support/fixtures/document-picture';
import { drawPdf, invoiceTexts } from '../../test/support/fixtures/drawn-pdf';
import { checkedChain, inDays, leavingCompany, uploadedAndRead } from '../../test/support/leaving';
import { startTestApp, type TestApp } from '../../test/support/test-app';
import { namedServer, testConfig } from '../../test/support/test-config';
import { indexFaults, tracesOf } from '../../test/support/traces';
import { until } from '../../test/support/until';
import { CompanyRemoval } from './company-removal.service';

const CANARY = 'CHUNGARPATA';
const MARK = { text: CANARY, x: 40, y: 700 };

describe('a company that leaves while its documents are being read', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(testConfig(namedServer()), { reads: true });
  });
  afterAll(() => test?.close());

  const records = () =>
    test.app.get<Connection>(getConnectionToken()).collection<DocumentRecord>('documents');
  const blobsOf = async (tenantId: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const key of test.app.get(BlobStore, { strict: false }).keys(`${tenantId}/`))
      keys.push(key);
    return keys;
  };
  /** Folders in which something is being read. */
  const readings = async () =>
    (await readdir(path.join(test.config.dataDir, 'tmp'))).filter((name) =>
      name.startsWith('read-'),
    );

  it('leaves nothing of them, gives their credits back and keeps no other company from reading', async () => {
    const platform = await test.signedIn('admin@demo.pe');
    const [ours, theirs] = [await leavingCompany(test), await leavingCompany(test)];
    const scanned = {
      data: await documentPicture([...invoiceTexts(), MARK]),
      x: 0,
      y: 0,
      width: 595,
    };
    const files = await Promise.all([
      drawPdf({ pages: [[], [], []], images: [scanned] }),
      drawPdf({ pages: Array.from({ length: 30 }, () => [...invoiceTexts(), MARK]) }),
      drawPdf({ pages: [[...invoiceTexts(), MARK]] }),
    ]);
    for (const [n, file] of files.entries()) {
      const upload = ours.clerk.post(API.upload).attach('file', file, `${CANARY}-${n}.pdf`);
      expect(((await upload.expect(201)).body as UploadResponse).documentId).toBeTruthy();
    }
    const neighbour = uploadedAndRead(
      theirs.clerk,
      'vecina.pdf',
      await drawPdf({ pages: [invoiceTexts()] }),
    );
    const underWay = { tenantId: ours.id, status: 'processing' } as const;
    const isRead = async () => (await readings()).length > 0 && records().countDocuments(underWay);
    await until(async () => ((await isRead()) ? true : null), 60_000, 5);

    const today = { name: ours.name, on: inDays(0) };
    await platform.put(`/api/admin/company/${ours.id}/removal`).send(today).expect(200);
    const removal = test.app.get(CompanyRemoval, { strict: false });
    await until(async () => {
      await removal.run();
      return (await tracesOf(test, ours.name)).length === 0 ? true : null;
    });
    await neighbour;
    await until(async () => ((await readings()).length === 0 ? true : null));

    expect(await tracesOf(test, CANARY, ours.bossEmail, ours.clerkEmail)).toEqual([]);
    expect(await blobsOf(ours.id)).toEqual([]);
    expect(await indexFaults(test)).toEqual([]);
    expect(await checkedChain(test, ours.id)).toMatchObject({ state: 'whole' });
    const ledger = await test.app
      .get(EventStore, { strict: false })
      .read(ours.id, `credits-${ours.clerkId}`);
    const moved = ledger.map(({ type }) => type);
    const count = (...types: string[]) => moved.filter((type) => types.includes(type)).length;
    expect(count('CreditReserved')).toBe(files.length);
    expect(count('CreditCharged', 'CreditRefunded')).toBe(files.length);
    expect(count('CreditRefunded')).toBeGreaterThan(0);
  });
});
