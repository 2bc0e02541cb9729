import { getModelToken } from '@nestjs/mongoose';
import fc from 'fast-check';
import type { Model } from 'mongoose';
import { DOCUMENT_SORT_KEYS, type DocumentFilter } from '../../contracts/list-query';
import { documentsRead } from '../../../test/support/documents-read';
import {
  anyFilter,
  anySort,
  listedDocuments,
  LOOKED_AT,
} from '../../../test/support/listed-documents';
import { listByHand } from '../../../test/support/list-oracle';
import { rounds } from '../../../test/support/rounds';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { DocumentRecord } from '../document/document.schema';
import { DocumentQuery } from './document-query.service';
import { ListingRepository } from './listing.repository';

const TENANT = 'company-of-the-oracle';
const OTHER = 'company-beside-it';

describe('the list against one that is made by hand', () => {
  let test: TestApp;
  let repository: ListingRepository;
  let query: DocumentQuery;
  let documents: Model<DocumentRecord>;
  const own = listedDocuments(TENANT, 300, 1);
  const foreign = listedDocuments(OTHER, 100, 2);

  beforeAll(async () => {
    test = await startTestApp();
    documents = test.app.get<Model<DocumentRecord>>(getModelToken(DocumentRecord.name), {
      strict: false,
    });
    repository = test.app.get(ListingRepository, { strict: false });
    query = test.app.get(DocumentQuery, { strict: false });
    await documents.insertMany([...own, ...foreign]);
  });
  afterAll(() => test?.close());

  const page = async (
    filter: DocumentFilter,
    [sort, order]: [(typeof DOCUMENT_SORT_KEYS)[number], 'ASC' | 'DESC'],
    [from, to]: [number, number],
  ): Promise<string[]> => {
    const asked = { from, to, sort, order, filter, isCounted: false };
    return (await repository.page(TENANT, asked, LOOKED_AT)).map(({ _id }) => _id);
  };

  it('gives any part of any filter and sort', async () => {
    const part = fc.tuple(fc.constantFrom(0, 0, 7, 40, 280), fc.integer({ min: 1, max: 30 }));
    await fc.assert(
      fc.asyncProperty(anyFilter, anySort, part, async (filter, sort, [from, size]) => {
        const expected = listByHand(own, filter, sort).slice(from, from + size);
        expect(await page(filter, sort, [from, from + size - 1])).toEqual(expected);
      }),
      { numRuns: rounds(40, 120), seed: 20261121, endOnFailure: true },
    );
  });

  it.each(DOCUMENT_SORT_KEYS)('sorts all documents by %s in both directions', async (key) => {
    for (const order of ['ASC', 'DESC'] as const) {
      expect(await page({}, [key, order], [0, 999])).toEqual(listByHand(own, {}, [key, order]));
    }
  });

  it.each<[string, DocumentFilter, Parameters<typeof page>[1]]>([
    ['all', {}, ['createdAt', 'DESC']],
    ['all, oldest first', {}, ['createdAt', 'ASC']],
    ['all by supplier', {}, ['razonSocial', 'ASC']],
    ['those without a total', {}, ['total', 'DESC']],
    ['those of a status', { status: 'completed' }, ['createdAt', 'DESC']],
    ['those of a status and a currency', { status: 'completed', moneda: 'PEN' }, ['total', 'ASC']],
  ])('reads nothing on the way to a page far behind of %s', async (_, filter, sort) => {
    const all = listByHand(own, filter, sort);
    const [from, to] = [all.length - 10, all.length - 1];
    let found: string[] = [];
    const read = await documentsRead(
      'documents',
      async () => (found = await page(filter, sort, [from, to])),
    );
    expect(found).toEqual(all.slice(from));
    expect(all.length).toBeGreaterThan(40);
    // The ten themselves, once for their place.
    expect(read).toBeLessThanOrEqual(20);
  });

  it('leaves what is being erased out of a page far behind, and gives the others their places', async () => {
    const order = ['createdAt', 'DESC'] as const;
    const all = listByHand(own, {}, [...order]);
    const gone = { _id: all[51] ?? '', tenantId: TENANT };
    await documents.updateOne(gone, { $set: { deletedAt: LOOKED_AT } });
    expect(await page({}, [...order], [50, 54])).toEqual([50, 52, 53, 54].map((at) => all[at]));
    const one = documents.updateOne(gone, { $unset: { deletedAt: 1 } });
    await one.setOptions({ withDeleted: true });
    expect(await page({}, [...order], [50, 54])).toEqual(all.slice(50, 55));
  });

  it('walks through what matches, each document once, newest first', async () => {
    for (const filter of [{}, { q: 'andes' }, { status: 'processing' as const }]) {
      const given: string[] = [];
      for await (const { _id } of query.iterate(TENANT, filter, 7)) given.push(_id);
      expect(given).toEqual(listByHand(own, filter, ['createdAt', 'DESC']));
    }
  });

  it('counts what matches, along an index and by reading', async () => {
    for (const filter of [
      {},
      { detraccion: 'si' },
      { q: 'andes', moneda: 'USD' },
      { confirmado: 'no' },
      { paymentStatus: 'unpaid' },
      { totalDesde: 11 },
      { autenticidad: 'verificar' },
      { xml: 'si' },
      { xml: 'no' },
      { vista: 'contradicciones' },
    ] as const) {
      const expected = listByHand(own, filter, ['createdAt', 'DESC']).length;
      const asked = { from: 0, to: 0, sort: 'createdAt', order: 'DESC', filter } as const;
      expect((await query.page(TENANT, { ...asked, isCounted: true })).total).toBe(expected);
      expect((await query.count(TENANT, filter)).total).toBe(expected);
    }
  });

  it('finds named documents of the company and leaves foreign and unknown ones out', async () => {
    const ids = [own[5], foreign[5], own[9]].map((one) => one?._id ?? '');
    const found = await query.findMany(TENANT, [...ids, 'unknown']);
    expect(found.map(({ _id }) => _id).sort()).toEqual([ids[0], ids[2]].sort());
    expect((await page({ ids }, ['total', 'ASC'], [0, 9])).sort()).toEqual([ids[0], ids[2]].sort());
  });

  it('gives what was there at the start once, while documents come, change and go', async () => {
    const company = 'company-in-motion';
    await documents.insertMany(listedDocuments(company, 60, 3));
    const before = new Set((await documents.find({ tenantId: company })).map(({ _id }) => _id));
    const given: string[] = [];
    for await (const { _id } of query.iterate(company, {}, 10)) {
      given.push(_id);
      if (given.length % 10 !== 5) continue;
      const [late] = listedDocuments(company, 1, given.length);
      await documents.insertMany([{ ...late, createdAt: new Date(LOOKED_AT.getTime() + 1) }]);
      await documents.updateOne({ tenantId: company, _id }, { $set: { totalCents: given.length } });
    }
    expect(new Set(given).size).toBe(given.length);
    expect(new Set(given)).toEqual(before);
  });
});
