import { getModelToken } from '@nestjs/mongoose';
import fc from 'fast-check';
import type { Model } from 'mongoose';
import { anyFilter, listedDocuments, LOOKED_AT } from '../../../../test/support/listed-documents';
import { listByHand } from '../../../../test/support/list-oracle';
import { sumsByHand } from '../../../../test/support/sums-oracle';
import { startTestApp, type TestApp } from '../../../../test/support/test-app';
import { DocumentRecord } from '../../document/document.schema';
import { DocumentWriter } from '../../result/document-writer.service';
import { DocumentSums } from './document-sums.service';

const anAuthenticity = {
  ...{ isAuthentic: true, confidence: 1, analysis: '' },
  ...{ flags: [], notes: [], findings: [], passed: [] },
};
const TENANT = 'company-that-adds-up';

describe('sums against those that are made by hand', () => {
  let test: TestApp;
  let sums: DocumentSums;
  let documents: Model<DocumentRecord>;
  const own = listedDocuments(TENANT, 300, 11);

  beforeAll(async () => {
    test = await startTestApp();
    documents = test.app.get<Model<DocumentRecord>>(getModelToken(DocumentRecord.name), {
      strict: false,
    });
    sums = test.app.get(DocumentSums, { strict: false });
    await documents.insertMany([...own, ...listedDocuments('company-beside-it', 100, 12)]);
  });
  afterAll(() => test?.close());

  it('are right for every filter, each debt once and only what is left of it', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter, async (filter) => {
        const ids = new Set(listByHand(own, filter, ['createdAt', 'DESC']));
        expect(await sums.count(TENANT, filter, LOOKED_AT)).toEqual({
          total: ids.size,
          isCapped: false,
          ...sumsByHand(own, ({ _id }) => ids.has(_id)),
        });
      }),
      { numRuns: 150, seed: 20261125, endOnFailure: true },
    );
  });

  it('count a debt once whose two documents were written at the same moment', async () => {
    const tenantId = 'company-in-a-hurry';
    const [later, earlier] = listedDocuments(tenantId, 2, 6).map((one, at) => ({
      ...one,
      ...{ status: 'completed' as const, paymentStatus: 'unpaid' as const, duplicateOf: null },
      ...{ comprobanteKey: 'the same', totalCents: 118_000, currency: 'PEN', isPayable: true },
      ...{ authenticity: anAuthenticity, createdAt: new Date(LOOKED_AT.getTime() - at) },
    }));
    if (!later || !earlier) throw new Error('two documents are needed');
    await documents.insertMany([later, earlier]);
    const writer = test.app.get(DocumentWriter, { strict: false });
    await Promise.all([earlier, later].map((one) => writer.markTwins(one, 'the same')));
    const { amounts } = await sums.count(tenantId, {}, LOOKED_AT);
    expect(amounts).toEqual({ PEN: 1_180 });
  });

  it('are not told while documents of before are being prepared', async () => {
    const old = 'company-of-before';
    const [first, ...rest] = listedDocuments(old, 3, 4).map((one) => ({
      ...one,
      status: 'completed' as const,
    }));
    delete first?.isPayable;
    await documents.insertMany([first, ...rest]);
    const told = { total: 3, isCapped: false, amounts: null, owed: null };
    expect(await sums.count(old, {}, LOOKED_AT)).toEqual(told);
    expect(await sums.count(old, { vencimientoHasta: '2999-12-31' }, LOOKED_AT)).toMatchObject({
      isCapped: false,
    });
  });
});
