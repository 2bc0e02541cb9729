import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { listedDocuments } from '../../../test/support/listed-documents';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { ACROSS_TENANTS } from '../../platform/database/tenant-owned';
import { DocumentRecord } from '../document/document.schema';
import { LIST_VERSION } from './list-figures-of';
import { ListFiguresRepair } from './list-figures-repair.service';
import { ListingMaintenanceRepository } from './listing-maintenance.repository';

const TENANT = 'company-from-before';

describe('records from before there was a list', () => {
  let test: TestApp;
  let documents: Model<DocumentRecord>;
  let repair: ListFiguresRepair;
  const made = listedDocuments(TENANT, 120, 9);

  beforeAll(async () => {
    test = await startTestApp();
    documents = test.app.get<Model<DocumentRecord>>(getModelToken(DocumentRecord.name), {
      strict: false,
    });
    repair = test.app.get(ListFiguresRepair, { strict: false });
    await documents.insertMany(made.map(withoutFigures));
  });
  afterAll(() => test?.close());

  const stored = async (): Promise<Map<string, DocumentRecord>> => {
    const records = await documents
      .find({ tenantId: TENANT })
      .setOptions({ [ACROSS_TENANTS]: 'make list figures' })
      .lean<DocumentRecord[]>();
    return new Map(records.map((record) => [record._id, record]));
  };

  it('get their figures in the background, all of them and as if they were written today', async () => {
    await repair.repair();
    const now = await stored();
    for (const { _id, supplierSort, totalCents, issueDate, words, hasDetraction } of made) {
      const record = now.get(_id);
      expect(record).toMatchObject({ supplierSort, totalCents, issueDate, hasDetraction });
      // The text of the pages is not kept for these.
      expect(words).toEqual(expect.arrayContaining(record?.words ?? ['missing']));
      expect(record?.listVersion).toBe(LIST_VERSION);
    }
  });

  it('are done once: a second start finds nothing to do', async () => {
    const maintenance = test.app.get(ListingMaintenanceRepository, { strict: false });
    expect(await maintenance.outdated(10)).toEqual([]);
  });

  it('are left to whoever changes them meanwhile', async () => {
    const maintenance = test.app.get(ListingMaintenanceRepository, { strict: false });
    const [first] = made;
    await documents.updateOne(
      { _id: first?._id, tenantId: TENANT },
      { $unset: { listVersion: 1 } },
    );
    const [found] = await maintenance.outdated(10);
    expect(found?._id).toBe(first?._id);
    await documents.updateOne({ _id: first?._id, tenantId: TENANT }, { $inc: { version: 1 } });
    if (found) expect(await maintenance.setFigures(found, { totalCents: 1 })).toBe(false);
    expect((await stored()).get(first?._id ?? '')?.totalCents).toBe(first?.totalCents);
  });
});

function withoutFigures(record: DocumentRecord): Partial<DocumentRecord> {
  const {
    supplierSort: _supplierSort,
    supplierWords: _supplierWords,
    ruc: _ruc,
    issueDate: _issueDate,
    dueDate: _dueDate,
    totalCents: _totalCents,
    currency: _currency,
    hasDetraction: _hasDetraction,
    words: _words,
    listVersion: _listVersion,
    ...rest
  } = record;
  return rest;
}
