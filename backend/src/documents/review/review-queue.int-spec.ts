import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { REVIEW_FILTERS, REVIEW_QUEUE_MAX, type ReviewFilter } from '../../contracts/review';
import { documentsRead } from '../../../test/support/documents-read';
import { aStoredDocument } from '../../../test/support/stored-document';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { DocumentRecord } from '../document/document.schema';
import { ListFiguresRepair } from '../lists/list-figures-repair.service';
import { ReviewRepository } from './review.repository';

const TENANT = 'company-with-a-queue';
const NOW = new Date('2026-03-15T17:00:00.000Z');
const HOUR_MS = 3_600_000;

describe('a long review queue', () => {
  let test: TestApp;
  let review: ReviewRepository;
  const documents = Array.from({ length: 700 }, (_, n) =>
    aStoredDocument({
      // In one order each time: which of the ways to them comes first, and what the others read till then, depends on it.
      _id: `in-the-queue-${String(n).padStart(3, '0')}`,
      tenantId: TENANT,
      status: n % 10 === 0 ? 'error' : 'completed',
      isConfirmed: n % 7 === 0,
      uploadedBy: n % 3 === 0 ? 'ana' : 'luis',
      doubtful: n % 4 === 0 ? 2 : 0,
      contradictions: n % 5 === 0 ? 1 : 0,
      reviewDue: '2026-04-01',
      ...(n % 140 < 2
        ? { postponedUntil: new Date(NOW.getTime() + (n % 140 ? HOUR_MS : -HOUR_MS)) }
        : {}),
    }),
  );
  const open = documents.filter((one) => one.status === 'completed' && !one.isConfirmed);
  const isLater = ({ postponedUntil }: DocumentRecord) => !!postponedUntil && postponedUntil > NOW;

  beforeAll(async () => {
    test = await startTestApp();
    // What it reads of records without figures, when it comes to it after the start, would be counted too.
    await test.app.get(ListFiguresRepair, { strict: false }).onModuleDestroy();
    review = test.app.get(ReviewRepository, { strict: false });
    await test.app.get<Model<DocumentRecord>>(getModelToken(DocumentRecord.name)).create(documents);
  });
  afterAll(() => test?.close());

  const IS: Record<ReviewFilter, (one: DocumentRecord) => boolean> = {
    'por-revisar': (one) => !isLater(one),
    'con-dudas': (one) => !isLater(one) && (one.doubtful ?? 0) > 0,
    contradicciones: (one) => !isLater(one) && (one.contradictions ?? 0) > 0,
    pospuestos: isLater,
    mios: (one) => !isLater(one) && one.uploadedBy === 'ana',
  };
  const question = (filter: ReviewFilter) => ({ filter, userId: 'ana', now: NOW });

  it.each(REVIEW_FILTERS)('counts and lists what is %s', async (filter) => {
    const expected = open.filter(IS[filter]);
    expect(expected.length).toBeGreaterThan(3);
    expect(await review.countQueue(TENANT, question(filter))).toBe(expected.length);
    const found = await review.queue(TENANT, question(filter));
    const ids = new Set(expected.map(({ _id }) => _id));
    expect(found).toHaveLength(Math.min(ids.size, REVIEW_QUEUE_MAX));
    expect(found.filter(({ _id }) => !ids.has(_id))).toEqual([]);
  });

  it('is counted without reading any of it', async () => {
    const read = await documentsRead('documents', () =>
      review.countQueue(TENANT, question('por-revisar')),
    );
    expect(read).toBe(0);
  });

  /** Where there may be few, ways to them compete, and more than one may read a document. */
  const TIMES: Partial<Record<ReviewFilter, number>> = { 'por-revisar': 1 };

  it.each(REVIEW_FILTERS)(
    'reads what it lists of what is %s, not what else is open',
    async (filter) => {
      let listed = 0;
      const read = await documentsRead('documents', async () => {
        listed = (await review.queue(TENANT, question(filter))).length;
      });
      expect(read).toBeLessThanOrEqual((TIMES[filter] ?? 2.5) * listed);
    },
  );
});
