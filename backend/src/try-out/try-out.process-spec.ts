import { readdir } from 'node:fs/promises';
import { constants, getPriority } from 'node:os';
import { API } from '../contracts/routes';
import type { TryOutReading } from '../contracts/try-out';
import { GuestReader } from '../extraction/read-now.service';
import { PageReader } from '../extraction/reading/page-reader';
import { GUEST_NICENESS } from '../extraction/reading/reading-error';
import { BlobStore } from '../platform/blob-store';
import { testConfig } from '../../test/support/test-config';
import { startTestApp, type TestApp } from '../../test/support/test-app';

// A photo is read with a visitor's low priority, beside whatever else the machine does.
jest.setTimeout(580_000);

describe('a sample that a visitor has read', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(testConfig(), { reads: true });
  });
  afterAll(() => test?.close());

  const read = async (id: string): Promise<TryOutReading> =>
    (await test.anonymous().post(API.tryOut(id)).expect(200)).body as TryOutReading;

  it('is really read: data, places and the picture of the page', async () => {
    const { extractedData, fields, pages, confidence, authenticity } =
      await read('factura-detraccion');
    expect(extractedData.documento?.tipo).toBe('factura');
    expect(extractedData.detraccion?.porcentaje).toBe(12);
    expect(fields['totales.total']).toMatchObject({ state: 'verificado' });
    expect(fields['totales.total']?.boxes[0]).toMatchObject({ page: 1 });
    expect(pages).toHaveLength(1);
    expect(pages[0]?.image).toMatch(/^data:image\/jpeg;base64,\/9j\//);
    expect(confidence).toBeGreaterThan(0.9);
    expect(authenticity.isAuthentic).toBe(true);
  });

  it('is told to be forged when its print contradicts its QR', async () => {
    const { fields, authenticity } = await read('factura-adulterada');
    expect(fields['totales.total']?.state).toBe('contradice');
    expect(authenticity.isAuthentic).toBe(false);
    expect(authenticity.flags).toContain('QR_NO_COINCIDE');
  });

  /** Asks again, as a visitor does, when the machine was too busy for the time that one may wait. */
  const readPatiently = async (id: string): Promise<TryOutReading> =>
    read(id).catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'aborted') throw error;
      return readPatiently(id);
    });

  it('is read from a photo as well', async () => {
    const { extractedData, pages } = await readPatiently('boleta-foto');
    expect(extractedData.documento?.tipo).toBe('boleta');
    expect(pages).toHaveLength(1);
  });

  it('leaves no file behind, and never wakes the children of customers', async () => {
    expect(await readdir(test.app.get(BlobStore, { strict: false }).tempDir())).toEqual([]);
    const { reader } = test.app.get(GuestReader, { strict: false }).pids();
    const customers = test.app.get(PageReader, { strict: false }).pids();
    expect(customers).toEqual({ reader: null, patient: null, ocr: null });
    expect(getPriority(reader ?? 0)).toBe(GUEST_NICENESS);
    expect(GUEST_NICENESS).toBeGreaterThan(constants.priority.PRIORITY_BELOW_NORMAL);
  });
});
