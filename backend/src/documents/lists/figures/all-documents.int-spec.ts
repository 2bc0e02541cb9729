import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { documentsRead } from '../../../../test/support/documents-read';
import { startTestApp, type TestApp } from '../../../../test/support/test-app';
import { DocumentRecord } from '../../document/document.schema';
import { AllDocuments } from './all-documents.service';
import { Clock } from '../../../platform/clock/clock';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('the numbers over all documents', () => {
  let test: TestApp;
  let figures: AllDocuments;
  let now: number;
  let count = 0;

  /** A stored document of a company; `ago` before now. */
  async function stored(ago: number, change: Partial<DocumentRecord> = {}): Promise<void> {
    count += 1;
    const _id = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
    await test.app.get<Model<DocumentRecord>>(getModelToken(DocumentRecord.name)).create({
      _id,
      tenantId: `company-${count % 2}`,
      filename: 'f.pdf',
      fileSize: 1,
      fileType: 'application/pdf',
      sha256: _id,
      blobKey: _id,
      status: 'completed',
      paymentStatus: 'unpaid',
      createdAt: new Date(now - ago),
      uploadedBy: 'rosa',
      uploadedByName: 'Rosa',
      processor: 'local',
      model: 'local-es-pe',
      attempt: 1,
      processingTime: 2,
      ...change,
    });
  }

  beforeAll(async () => {
    test = await startTestApp();
    figures = test.app.get(AllDocuments);
    // Noon in Lima, so that hours before it are the same day.
    now = Date.parse('2026-03-15T17:00:00Z');
    jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(now));
    await stored(1 * HOUR);
    await stored(2 * HOUR, { processingTime: 6, uploadedBy: 'jorge' });
    await stored(3 * HOUR, {
      status: 'error',
      processingTime: null,
      uploadedBy: 'jorge',
      failure: { code: 'ARCHIVO_DANADO', message: 'El archivo está dañado.' },
    });
    await stored(4 * HOUR, { status: 'pending', processingTime: null });
    await stored(2 * DAY, { processingTime: 4 });
    await stored(100 * DAY, { processingTime: 10 });
  });
  afterAll(() => test?.close());

  it('add up every month', async () => {
    expect(await figures.totals()).toEqual({ documents: 6, processingTime: 22 });
  });

  it('know what each person uploaded', async () => {
    expect(await figures.ofUser('jorge')).toEqual({ documents: 2, processingTime: 6 });
    expect(await figures.ofUser('nobody')).toEqual({ documents: 0, processingTime: 0 });
    expect(await documentsRead('documents', () => figures.ofUser('rosa'))).toBe(0);
  });

  it('come day by day of Lima, with the empty days', async () => {
    expect(await figures.byDay(3)).toEqual([
      { day: '2026-03-13', documents: 1, failed: 0, processingTime: 4 },
      { day: '2026-03-14', documents: 0, failed: 0, processingTime: 0 },
      { day: '2026-03-15', documents: 4, failed: 1, processingTime: 8 },
    ]);
  });

  it('judge an engine by its last 24 hours', async () => {
    expect(await figures.engines()).toEqual([
      { processor: 'local', completed: 2, failed: 1, medianSeconds: 4 },
    ]);
  });

  it('say how long the oldest document has waited', async () => {
    expect(await figures.oldestWait()).toBe((4 * HOUR) / 1_000);
  });

  it('list failed readings with their cause and nothing of their content', async () => {
    const { readings, total } = await figures.failed(0, 24);
    expect(total).toBe(1);
    expect(readings).toEqual([
      {
        id: expect.any(String) as string,
        tenantId: expect.stringMatching(/^company-/) as string,
        uploadedByName: 'Rosa',
        processor: 'local',
        model: 'local-es-pe',
        attempt: 1,
        code: 'ARCHIVO_DANADO',
        message: 'El archivo está dañado.',
        setAside: null,
        createdAt: new Date(now - 3 * HOUR),
      },
    ]);
    expect((await figures.failed(1, 24)).readings).toEqual([]);
  });

  it('are kept for some seconds', async () => {
    await figures.totals();
    await stored(5 * HOUR);
    expect((await figures.totals()).documents).toBe(6);
    now += 10_000;
    expect((await figures.totals()).documents).toBe(7);
  });
});
