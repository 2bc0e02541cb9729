import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FileType } from '../../contracts/document';
import { MAX_PAGES_READ } from '../../contracts/limits';
import { MAX_PAGE_WORDS, MAX_WORD_CHARS } from '../domain/word-limits';
import { Sandbox, SandboxMemory } from '../../platform/sandbox';
import { documentPhoto, documentPicture } from '../../../test/support/fixtures/document-picture';
import { drawPdf, invoiceTexts } from '../../../test/support/fixtures/drawn-pdf';
import {
  cyclicPagesPdf,
  linesPdf,
  lyingCountPdf,
  manyPagesPdf,
  mediaBoxPdf,
  textBombPdf,
} from '../../../test/support/fixtures/handmade-pdf';
import { qrPicture } from '../../../test/support/fixtures/qr-picture';
import { invoiceContent, signedXml, ublDocument } from '../../../test/support/ubl';
import { aJpeg, aPng } from '../../../test/support/upload-bytes';
import type { Assembled } from './assemble';
import { PageReader } from './page-reader';
import { readPageSetOf } from './pages-file';
import { PARSE_RSS_BYTES, PARSE_WALL_MS, ReadingError } from './reading-error';

/** What a picture is read for; each line more is recognised for a second. */
const PICTURED = invoiceTexts().filter(({ y }) => y < 180 || y === 356);
/** Points from the top of a page in which all of it stands once the total is moved up. */
const STRIP = 180;
/** Enough text for a page that speaks for itself. */
const LINES = Array.from({ length: 20 }, (_, index) => `LINEA ${index} de la FACTURA 2026`);

describe('PageReader', () => {
  const reader = new PageReader();
  let workDir: string;

  beforeEach(async () => {
    workDir = await mkdtemp(join(tmpdir(), 'page-reader-spec-'));
  });
  afterEach(() => rm(workDir, { recursive: true, force: true }));
  afterAll(() => reader.close());

  async function read(
    bytes: Buffer,
    fileType: FileType = 'application/pdf',
    signal = new AbortController().signal,
    pages?: readonly number[],
  ): Promise<Assembled> {
    const path = join(workDir, 'document');
    await writeFile(path, bytes);
    const request = { path, fileType, workDir, pages, maxPages: MAX_PAGES_READ };
    const seen = await reader.read(request, signal);
    return { ...seen, pageSet: await readPageSetOf(workDir) };
  }
  const textOf = ({ pageSet }: Assembled): string =>
    pageSet.pages.flatMap((page) => page.words.map((word) => word.text)).join(' ');
  const failure = (code: string, retryable = false) => expect.objectContaining({ code, retryable });

  describe('with an XML', () => {
    it('draws a page of it on which each of its values has a place', async () => {
      const xml = signedXml(ublDocument('Invoice', invoiceContent()));
      const answer = await read(Buffer.from(xml), 'application/xml');
      expect(answer.pageSet).toMatchObject({ notes: [], pdf: null, qr: [], totalPages: 1 });
      expect(answer.pageSet.xml).toMatchObject({ verdict: 'intacta' });
      for (const { path, text } of answer.pageSet.xml?.fields ?? [])
        if (path !== 'documento.tipo') expect(textOf(answer)).toContain(text);
      expect(textOf(answer)).toContain('FACTURA');
      expect(await sharp(answer.images[0]?.path).metadata()).toMatchObject({ format: 'jpeg' });
      expect(reader.pids().ocr).toBeNull();
    });

    it('refuses what is none with a reason', async () => {
      const reading = read(Buffer.from('<?xml version="1.0"?><svg/>'), 'application/xml');
      await expect(reading).rejects.toEqual(failure('XML_NO_ES_COMPROBANTE'));
    });
  });

  describe('with a PDF that has text', () => {
    it('takes the words from the text layer and never wakes the OCR process', async () => {
      const answer = await read(await drawPdf({ pages: [invoiceTexts()], producer: 'Facturador' }));
      expect(answer.pageSet.pages[0]).toMatchObject({ number: 1, source: 'texto' });
      expect(textOf(answer)).toContain('FERRETERÍA EL TORNILLO S.A.C.');
      expect(textOf(answer)).toContain('S/ 1,180.00');
      expect(answer.pageSet.pdf).toMatchObject({
        producer: 'Facturador',
        hasIncrementalUpdates: false,
      });
      expect(answer.pageSet.notes).toEqual([]);
      expect(reader.pids().ocr).toBeNull();
    });

    it('sees at a glance whether a PDF has a page that needs OCR', async () => {
      const looks = async (bytes: Buffer): Promise<boolean> => {
        const path = join(workDir, 'looked-at');
        await writeFile(path, bytes);
        return reader.needsOcr({ path, maxPages: MAX_PAGES_READ }, new AbortController().signal);
      };
      const picture = await documentPicture(invoiceTexts());
      expect(await looks(await drawPdf({ pages: [invoiceTexts(), []] }))).toBe(false);
      const images = [{ data: picture, x: 0, y: 0, width: 595 }];
      expect(await looks(await drawPdf({ pages: [invoiceTexts(), []], images }))).toBe(true);
      expect(await looks(Buffer.from('%PDF-1.4 and nothing more'))).toBe(false);
      expect(reader.pids()).toMatchObject({ patient: null, ocr: null });
    });

    it('puts each word where it stands on the page image', async () => {
      const { pageSet, images } = await read(await drawPdf({ pages: [invoiceTexts()] }));
      const word = pageSet.pages[0]?.words.find(({ text }) => text === '1,180.00');
      const { x = 0, y = 0, w = 0, h = 0 } = word?.box ?? {};
      const [image] = images;
      if (!image) throw new Error('no page image');
      const inBox = await sharp(image.path)
        .extract({
          left: Math.round(x * image.width),
          top: Math.round(y * image.height),
          width: Math.round(w * image.width),
          height: Math.round(h * image.height),
        })
        .stats();
      expect(inBox.channels[0]?.min).toBeLessThan(100);
      // `S/ ` is 13.4 points wide in 11-point Helvetica.
      expect(x * 595.28).toBeCloseTo(480 + 13.4, 0);
    });

    it('gives page images without metadata, in the size that it reports', async () => {
      const { images } = await read(await drawPdf({ pages: [invoiceTexts(), invoiceTexts()] }));
      expect(images.map(({ page }) => page)).toEqual([1, 2]);
      const metadata = await sharp(images[1]?.path).metadata();
      expect(metadata).toMatchObject({
        format: 'jpeg',
        width: images[1]?.width,
        height: images[1]?.height,
      });
      expect(metadata.exif).toBeUndefined();
    });

    it('reads the pages of a file that are a document, as if they were all of it', async () => {
      const pages = [invoiceTexts(), [], invoiceTexts(), []];
      const answer = await read(await drawPdf({ pages }), 'application/pdf', undefined, [3, 4]);
      expect(answer.pageSet).toMatchObject({ totalPages: 2, notes: [] });
      expect(answer.pageSet.pages.map(({ number, words }) => [number, words.length > 0])).toEqual([
        [1, true],
        [2, false],
      ]);
      expect(answer.images.map(({ page }) => page)).toEqual([1, 2]);
    });

    it('tells of each page that it has opened', async () => {
      const path = join(workDir, 'several');
      await writeFile(path, await drawPdf({ pages: [invoiceTexts(), [], invoiceTexts()] }));
      const told: unknown[] = [];
      const request = { path, fileType: 'application/pdf' as const, workDir, maxPages: 2 };
      const { signal } = new AbortController();
      await reader.read(request, signal, undefined, (pages) => told.push(pages));
      expect(told).toEqual([1, 2, 3].map((done) => ({ done, total: 3 })));
    });

    it('reads at most the allowed pages and the last, and says that there are more', async () => {
      const { pageSet } = await read(manyPagesPdf(10_000));
      expect(pageSet.pages).toHaveLength(MAX_PAGES_READ + 1);
      expect(pageSet.pages.at(-1)?.number).toBe(10_000);
      expect(pageSet.totalPages).toBe(10_000);
      expect(pageSet.notes).toContain('PAGINAS_NO_LEIDAS');
    });
  });

  describe('with a file that cannot be read', () => {
    it('says that a PDF with a user password is locked', async () => {
      const pdf = await drawPdf({ pages: [invoiceTexts()], userPassword: 'secreta' });
      await expect(read(pdf)).rejects.toEqual(failure('ARCHIVO_CIFRADO'));
    });

    it('reads a PDF that only its owner locked', async () => {
      const answer = await read(
        await drawPdf({ pages: [invoiceTexts()], ownerPassword: 'secreta' }),
      );
      expect(textOf(answer)).toContain('F001-00001234');
    });

    it.each([
      [
        'a PDF cut off in the middle',
        async () => (await drawPdf({ pages: [invoiceTexts()] })).subarray(0, 300),
      ],
      ['a cyclic page tree', () => cyclicPagesPdf()],
    ])('calls %s damaged', async (_, make) => {
      await expect(read(await make())).rejects.toEqual(failure('ARCHIVO_DANADO'));
    });

    it.each<[string, FileType, () => Promise<Buffer>]>([
      ['JPEG', 'image/jpeg', () => grain(400).jpeg().toBuffer()],
      ['PNG', 'image/png', () => grain(400).png().toBuffer()],
    ])('calls a %s cut off in the middle damaged', async (_, type, make) => {
      const whole = await make();
      const cut = whole.subarray(0, Math.floor(whole.length / 2));
      await expect(read(cut, type)).rejects.toEqual(failure('ARCHIVO_DANADO'));
    });

    it('reads a PDF whose cross-reference table points nowhere', async () => {
      const whole = (await drawPdf({ pages: [invoiceTexts()] })).toString('latin1');
      const broken = whole.replace(/startxref\n\d+/, 'startxref\n7');
      expect(textOf(await read(Buffer.from(broken, 'latin1')))).toContain('F001-00001234');
    });

    it('calls a PNG whose checksum is wrong damaged', async () => {
      const bytes = await grain(400).png().toBuffer();
      const data = bytes.indexOf('IDAT');
      const end = data + 4 + bytes.readUInt32BE(data - 4);
      bytes.writeUInt32BE(bytes.readUInt32BE(end) ^ 0xffff, end);
      await expect(read(bytes, 'image/png')).rejects.toEqual(failure('ARCHIVO_DANADO'));
    });

    it.each<[string, FileType, Buffer]>([
      ['PNG of 30000 x 30000', 'image/png', aPng(30_000, 30_000)],
      ['PNG of 16000 x 16000', 'image/png', aPng(16_000, 16_000)],
      ['JPEG of 65500 x 65500', 'image/jpeg', aJpegHeader(65_500, 65_500)],
    ])('refuses a %s before decoding it', async (_, type, bytes) => {
      await expect(read(bytes, type)).rejects.toEqual(failure('IMAGEN_DEMASIADO_GRANDE'));
    });

    it('survives a file that lies about its number of pages', async () => {
      const outcome = await read(lyingCountPdf()).catch((error: unknown) => error);
      if (outcome instanceof ReadingError) expect(outcome.code).toBe('ARCHIVO_DANADO');
      else expect(outcome).toHaveProperty('pageSet.pages.length', expect.any(Number));
      await expect(read(await drawPdf({ pages: [invoiceTexts()] }))).resolves.toBeDefined();
    });

    it('kills the process over a text bomb while this one hardly grows', async () => {
      const path = join(workDir, 'bomb.pdf');
      await writeFile(path, await textBombPdf(200));
      // A third of the product's limit: the bomb reaches it sooner.
      const module = join(__dirname, '..', 'reading-child');
      const parser = new Sandbox({ module, maxRssBytes: PARSE_RSS_BYTES / 3, idleMs: 60_000 });
      const before = process.memoryUsage().rss;
      const file = { path, fileType: 'application/pdf', workDir, maxPages: MAX_PAGES_READ };
      const request = { act: 'open', ...file };
      const parsing = parser.run(request, { wallMs: PARSE_WALL_MS });
      await expect(parsing).rejects.toBeInstanceOf(SandboxMemory);
      expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
      await parser.close();
    });

    it('can be tried again when the process was killed from outside', async () => {
      const bomb = await textBombPdf(100);
      const reading = read(bomb);
      while (reader.pids().reader === null) await new Promise((resolve) => setImmediate(resolve));
      process.kill(reader.pids().reader ?? 0, 'SIGKILL');
      await expect(reading).rejects.toEqual(failure('ERROR_INTERNO', true));
    });

    it('stops with the reason when it is aborted', async () => {
      const stop = new AbortController();
      const reading = read(await textBombPdf(100), 'application/pdf', stop.signal);
      stop.abort(new Error('the queue closes'));
      await expect(reading).rejects.toThrow('the queue closes');
    });
  });

  describe('with more words than any print has', () => {
    it('reads the first ones of a page, and says how many there were', async () => {
      const line = Array(60).fill('a1').join(' ');
      const { pageSet } = await read(linesPdf([Array<string>(200).fill(line)]));
      const [page] = pageSet.pages;
      expect(page?.words).toHaveLength(MAX_PAGE_WORDS);
      expect(page?.cut).toEqual({ found: 12_000, read: MAX_PAGE_WORDS, long: 0 });
    });

    it('reads the beginning of a word without end', async () => {
      const { pageSet } = await read(linesPdf([[...LINES, `${','.repeat(200_000)}x`]]));
      const [page] = pageSet.pages;
      expect(page?.cut?.long).toBe(1);
      expect(Math.max(...(page?.words.map(({ text }) => text.length) ?? []))).toBe(MAX_WORD_CHARS);
    });
  });

  describe('with a page of an odd size', () => {
    it.each([
      ['giant', 14_400, 14_400],
      ['flat', 14_400, 20],
    ])('scales a %s page down', async (_, width, height) => {
      const { images } = await read(mediaBoxPdf(width, height));
      const [image] = images;
      expect(Math.max(image?.width ?? 0, image?.height ?? 0)).toBeLessThanOrEqual(3_000);
      expect((await sharp(image?.path).stats()).channels[0]?.min).toBeLessThan(128);
    });

    it('never gives a broken image for a page without size', async () => {
      const outcome = await read(mediaBoxPdf(0, 0)).catch((error: unknown) => error);
      if (outcome instanceof ReadingError) {
        expect(outcome.code).toBe('ARCHIVO_DANADO');
        return;
      }
      const { images } = outcome as Assembled;
      expect(images).toHaveLength(1);
      await expect(sharp(images[0]?.path).metadata()).resolves.toMatchObject({ format: 'jpeg' });
    });
  });

  describe('with a picture', () => {
    it('reads the RUC, the amounts and the accents of a scan', async () => {
      const lines = PICTURED.map((line) => ({ ...line, y: Math.min(line.y, STRIP - 20) }));
      const page = sharp(await documentPicture(lines));
      const { width, height } = await page.metadata();
      // Looking through the paper below takes as long as reading.
      const strip = { left: 0, top: 0, width, height: Math.round((height * STRIP) / 842) };
      const answer = await read(await page.extract(strip).png().toBuffer(), 'image/png');
      expect(answer.pageSet.pages[0]?.source).toBe('ocr');
      const words = answer.pageSet.pages[0]?.words ?? [];
      const sure = words.filter(({ confidence }) => confidence > 0.85).map(({ text }) => text);
      expect(sure).toEqual(
        expect.arrayContaining(['20999999019', 'F001-00001234', '1,180.00', '15/03/2026']),
      );
      expect(sure).toEqual(expect.arrayContaining(['FERRETERÍA', 'COMPAÑÍA', 'ELECTRÓNICA']));
    });

    it('cuts the sheet out of a photo, levels it, and reads it when it lies upside down', async () => {
      const page = await documentPicture(PICTURED.filter(({ y }) => y < 60 || y > 340));
      const photo = await documentPhoto(page, { askew: 4, table: '#5a4630' });
      const small = await sharp(photo).resize({ width: 1_400 }).rotate(180).jpeg().toBuffer();
      const answer = await read(small, 'image/jpeg');
      expect(textOf(answer)).toContain('S/ 1,180.00');
      const title = answer.pageSet.pages[0]?.words.find(({ text }) => text === '20999999019');
      const total = answer.pageSet.pages[0]?.words.find(({ text }) => text === '1,180.00');
      expect(title?.box.y).toBeCloseTo(45 / 842, 1);
      expect(total?.box.y).toBeGreaterThan(title?.box.y ?? 1);
      const { width, height } = await sharp(answer.images[0]?.path).metadata();
      expect(height / width).toBeCloseTo(842 / 595, 1);
    });

    it('finds a QR code with its text and place', async () => {
      const text = '20999999019|01|F001|1234|180.00|1180.00|2026-03-15|6|20999999027|aGFzaA==';
      const at = { width: 600, height: 850, x: 350, y: 600, side: 150 };
      const { pageSet } = await read(await qrPicture(text, at), 'image/png');
      expect(pageSet.qr.map((code) => code.text)).toEqual([text]);
      const box = pageSet.qr[0]?.box;
      expect(box?.x).toBeCloseTo(350 / 600, 1);
      expect(box?.y).toBeCloseTo(600 / 850, 1);
    });

    it('turns a photo as its EXIF says, and drops the EXIF', async () => {
      const blank = sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff' } });
      const photo = await blank.withMetadata({ orientation: 6 }).jpeg().toBuffer();
      const { images } = await read(photo, 'image/jpeg');
      expect(images[0]).toMatchObject({ width: 600, height: 900 });
      expect((await sharp(images[0]?.path).metadata()).exif).toBeUndefined();
    });

    it('does not look for text on a blank page', async () => {
      const blank = sharp({
        create: { width: 800, height: 1_100, channels: 3, background: '#fff' },
      });
      const { pageSet, images } = await read(await blank.png().toBuffer(), 'image/png');
      expect(pageSet.notes).toEqual(['SIN_TEXTO']);
      expect((await stat(images[0]?.path ?? '')).size).toBeGreaterThan(0);
      expect((await readdir(workDir)).filter((name) => name.endsWith('.png'))).toEqual([]);
    });
  });
});

/** A picture that does not compress to nothing. */
function grain(side: number): sharp.Sharp {
  const pixels = Buffer.alloc(side * side).map((_, index) => (index * 7919) % 251);
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } });
}

function aJpegHeader(width: number, height: number): Buffer {
  const start = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0x00, 0x11, 0x08]);
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  return Buffer.concat([
    start,
    size,
    Buffer.from([3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]),
    aJpeg(),
  ]);
}
