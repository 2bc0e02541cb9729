import mongoose from 'mongoose';
import { storedDocuments } from '../../../test/support/stored-documents';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { CompanyDocuments } from './company-documents.service';

const DAY_MS = 86_400_000;

describe('the documents of a company that leaves', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test?.close());
  afterEach(() => mongoose.set('debug', false));

  /** Duplicates of one another, the first of all erased first; answers how often the store is asked. */
  async function asked(count: number): Promise<number> {
    const tenantId = `of-${count}`;
    const copies = Array.from({ length: count }, (_, n) => ({
      _id: `${tenantId}-${n}`,
      sha256: 'a'.repeat(64),
      createdAt: new Date(n * DAY_MS),
      duplicateOf: n > 0 ? `${tenantId}-0` : null,
    }));
    await storedDocuments(test, tenantId, copies);
    let calls = 0;
    mongoose.set('debug', () => void (calls += 1));
    const documents = test.app.get(CompanyDocuments, { strict: false });
    expect(await documents.erase(tenantId)).toEqual({ erased: count, isDone: true });
    mongoose.set('debug', false);
    return calls;
  }

  it('are erased in a time that grows as they do, also when all are duplicates of one another', async () => {
    const [few, many] = [await asked(4), await asked(16)];
    expect(many).toBeLessThan(5 * few);
  });
});
