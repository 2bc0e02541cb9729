import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import { mongo, type Connection, type Model } from 'mongoose';
import type { DocumentSummary } from '../../src/contracts/document';
import type { PaymentBatch } from '../../src/contracts/exports';
import { API } from '../../src/contracts/routes';
import type { WorkflowDetail } from '../../src/contracts/workflow-calls';
import { StoreIndexes } from '../../src/platform/database';
import { STORE_STEPS } from '../../src/platform/database/store-upgrade';
import { embeddedMongo } from '../../src/platform/embedded-mongo';
import { EventStore } from '../../src/platform/event-store';
import { ledgerOf } from './ledger-of';
import { startTestApp, type TestApp } from './test-app';
import { namedServer, testConfig } from './test-config';
import { DocumentSteps } from '../../src/documents';
import { WorkflowStreams } from '../../src/workflow/workflow-streams';
import { WorkflowVerification } from '../../src/workflow/workflow-verification.service';

/** Indexes and records of each collection, written by the program of that day (extended JSON); on the 22nd into the store of the day before. */
type Layout = Record<string, { indexes: mongo.IndexDescriptionInfo[]; records: mongo.Document[] }>;

const FOLDER = path.join(__dirname, 'fixtures/layouts');

async function fill(uri: string, layout: Layout): Promise<void> {
  const client = await mongo.MongoClient.connect(uri);
  for (const [name, { indexes, records }] of Object.entries(layout)) {
    const collection = client.db().collection(name);
    const wanted = indexes.map(({ v: _, ns: __, ...index }) => index as mongo.IndexDescription);
    if (wanted.length > 0) await collection.createIndexes(wanted);
    if (records.length > 0) await collection.insertMany(records);
  }
  await client.close();
}

/** Passport is one for the process: a file opens one layout. */
export const describeOldLayout = (day: string): void =>
  describe(`a store of ${day}`, () => {
    let test: TestApp;
    let layout: Layout;
    const at = <T>(type: new (...parts: never[]) => T): T => test.app.get(type, { strict: false });
    const connection = () => test.app.get<Connection>(getConnectionToken());

    beforeAll(async () => {
      const text = readFileSync(path.join(FOLDER, `${day}.json`), 'utf8');
      layout = mongo.BSON.EJSON.parse(text) as Layout;
      const named = namedServer();
      const dataDir = mkdtempSync(path.join(tmpdir(), 'foliado-layout-'));
      if (named['MONGODB_URI']) await fill(named['MONGODB_URI'], layout);
      else {
        const store = await embeddedMongo(dataDir).start();
        await fill(store.uri, layout);
        await store.close();
      }
      test = await startTestApp(testConfig({ ...named, DATA_DIR: dataDir }));
    });
    afterAll(() => test?.close());

    it('opens with the indexes and the version of today', async () => {
      const models = Object.values(connection().models) as Model<unknown>[];
      expect(await at(StoreIndexes).isCurrent(models)).toBe(true);
      const state = await connection().collection('store_state').findOne();
      expect(state?.['version']).toBe(STORE_STEPS.length);
      const indexes = await connection().collection('documents').listIndexes().toArray();
      const wanted = connection().models['DocumentRecord']?.schema.indexes().length ?? 0;
      expect(indexes).toHaveLength(wanted + 1);
    });

    it('has its documents, payments and credits as they were, and a history that is whole', async () => {
      const boss = await test.signedIn('empresa@demo.pe');
      const listed = (await boss.get(API.documents).expect(200)).body as DocumentSummary[];
      expect(listed.map(({ status }) => status)).toEqual(Array(5).fill('completed'));
      const details = await Promise.all(
        listed.map(
          async ({ id }) => (await boss.get(API.documentWorkflow(id))).body as WorkflowDetail,
        ),
      );
      const statuses = details.map(({ workflowStatus }) => workflowStatus).sort();
      const untouched = ['pending', 'pending', 'pending'];
      expect(statuses).toEqual(['archived', ...untouched, 'tesoreria_received']);
      const { companyId } = (await boss.get(API.authUser)).body as { companyId: string };
      expect(await at(EventStore).verifyTenant(companyId)).toEqual([]);
      const { checked, differences } = await new WorkflowVerification(
        at(WorkflowStreams),
        at(DocumentSteps),
      ).verify();
      expect([checked, differences]).toEqual([5, []]);
      const clerk = await test.signedIn('digitador@demo.pe');
      const ledger = await ledgerOf(clerk);
      expect(ledger.filter(({ movement }) => movement === 'charged')).toHaveLength(5);
      const batches = (await boss.get(API.paymentBatches).expect(200)).body as PaymentBatch[];
      expect(batches).toHaveLength(layout['payment_batches']?.records.length ?? 0);
      for (const { batchId, fileHash } of batches) {
        const { text } = await boss.get(API.paymentBatchFile(batchId)).expect(200);
        expect(createHash('sha256').update(text).digest('hex')).toBe(fileHash);
      }
      const list = await boss.get(API.workflowList('logistica')).expect(200);
      expect(list.body).toHaveLength(5);
    });
  });
