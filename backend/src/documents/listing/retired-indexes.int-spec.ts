import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { startTestApp, type TestApp } from '../../support/test-app';
import { DocumentRecord } from '../document.schema';
import { RetiredIndexes } from './retired-indexes.service';

describe('indexes of earlier versions', () => {
  let test: TestApp;
  let documents: Model<DocumentRecord>;

  beforeAll(async () => {
    test = await startTestApp();
    documents = test.app.get<Model<DocumentRecord>>(getModelToken(DocumentRecord.name), {
      strict: false,
    });
  });
  afterAll(() => test?.close());

  const names = async (): Promise<string[]> =>
    (await documents.listIndexes()).map(({ name }) => String(name)).sort();

  it('are dropped after a start, and no others', async () => {
    const before = await names();
    await documents.collection.createIndex({ tenantId: 1, createdAt: -1, _id: 1 });
    await documents.collection.createIndex({ filename: 1 }, { name: 'made_by_hand' });
    await test.app.get(RetiredIndexes, { strict: false }).run();
    expect(await names()).toEqual([...before, 'made_by_hand'].sort());
  });
});
