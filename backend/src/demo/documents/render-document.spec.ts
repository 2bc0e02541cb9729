import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { PHOTO_LEVELS, SCAN_LEVELS } from './forms/degradation';
import type { DegradationLevel } from './forms/degradation';
import { pageImage } from './forms/page-image';
import { makeDemoDocument } from './make-document';
import type { DemoDocument, DemoForm, DemoKind } from './model';
import { makeTextPdf, renderDemoDocument } from './samples';
import { sunatQrText } from './truth/sunat-qr';

const customer = { ruc: '20999999019', nombre: 'CONSERVAS BAHÍA FICTICIA S.A.C.' };

function make(kind: DemoKind, form: DemoForm, issuer?: string): DemoDocument {
  return makeDemoDocument({ kind, form, seed: 77, today: '2026-11-20', customer, issuer });
}

// Pixels take seconds on a busy machine.
beforeAll(() => {
  const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  prepareZXingModule({ overrides: { wasmBinary } });
});

async function qrsIn(image: Buffer): Promise<string[]> {
  // The reader is told of every format it is to find; a photo is looked at hard.
  const found = await readBarcodes(new Uint8Array(image), { formats: ['QRCode'], tryHarder: true });
  return found.map(({ text }) => text);
}

async function pagePng(pdf: Buffer): Promise<Buffer> {
  const { data, width, height } = await pageImage(pdf, 150, 1);
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

describe('text PDF', () => {
  it.each([
    ['factura', 'frio-cordillera'],
    ['factura', 'balanzas-alisio'],
    ['recibo_honorarios', 'contadora-quillay'],
  ] as const)('of a %s by %s carries a QR that reads as SUNAT writes it', async (kind, issuer) => {
    const document = make(kind, 'texto', issuer);
    expect(await qrsIn(await pagePng(await renderDemoDocument(document)))).toEqual([
      sunatQrText(document.data),
    ]);
  });

  it('of a purchase order has no QR', async () => {
    expect(await qrsIn(await pagePng(await makeTextPdf(make('orden_compra', 'texto'))))).toEqual(
      [],
    );
  });

  it('is the same bytes for the same document', async () => {
    const [one, two] = [make('factura', 'texto'), make('factura', 'texto')];
    expect((await makeTextPdf(one)).equals(await makeTextPdf(two))).toBe(true);
  });
});

describe('scan', () => {
  it('is a PDF with one grey picture and no text, and its QR still reads', async () => {
    const document = make('nota_credito', 'escaneado');
    const pdf = await renderDemoDocument(document);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.includes('/Subtype /Image')).toBe(true);
    expect(pdf.includes('/Type /Font')).toBe(false);
    expect(await qrsIn(await pagePng(pdf))).toEqual([sunatQrText(document.data)]);
    expect(pdf.length).toBeLessThan(900_000);
  });

  it('is deterministic for a seed and changes with it', async () => {
    const document = make('nota_credito', 'escaneado');
    const coarse = { scan: { dpi: 80 } };
    const first = await renderDemoDocument(document, coarse);
    expect((await renderDemoDocument(document, coarse)).equals(first)).toBe(true);
    expect((await renderDemoDocument({ ...document, seed: 78 }, coarse)).equals(first)).toBe(false);
  });

  it('gets worse with the level', async () => {
    const document = make('nota_credito', 'escaneado');
    const darkest = async (level: DegradationLevel) => {
      const pdf = await renderDemoDocument(document, { scan: { ...SCAN_LEVELS[level], dpi: 100 } });
      const { data } = await pageImage(pdf, 100, 1);
      const inked = data.filter((grey) => grey < 60).length;
      return inked / data.length;
    };
    const [mild, normal, hard] = [
      await darkest('suave'),
      await darkest('normal'),
      await darkest('fuerte'),
    ];
    expect(mild).toBeGreaterThan(normal);
    expect(normal).toBeGreaterThan(hard);
  });
});

describe('photo', () => {
  const small = { photo: { height: 600 } };

  it('is a JPEG of sane size in which a reader finds the QR', async () => {
    const document = make('boleta', 'foto');
    const jpeg = await renderDemoDocument(document);
    const { format, width, height } = await sharp(jpeg).metadata();
    expect([format, height]).toEqual(['jpeg', PHOTO_LEVELS.normal.height]);
    expect(width).toBeGreaterThan(1200);
    expect(jpeg.length).toBeLessThan(1_500_000);
    expect(await qrsIn(jpeg)).toEqual([sunatQrText(document.data)]);
  });

  it('may lie on its side with the EXIF tag that turns it upright', async () => {
    const document = make('boleta', 'foto');
    const upright = await sharp(await renderDemoDocument(document, small)).metadata();
    const lying = await renderDemoDocument(document, { photo: { height: 600, orientation: 6 } });
    const stored = await sharp(lying).metadata();
    expect(stored.orientation).toBe(6);
    expect([stored.width, stored.height]).toEqual([upright.height, upright.width]);
    const turned = await sharp(lying).autoOrient().toBuffer({ resolveWithObject: true });
    expect(turned.info.width).toBe(upright.width);
  });

  it('is deterministic for a seed and changes with it', async () => {
    const document = make('boleta', 'foto');
    const first = await renderDemoDocument(document, small);
    expect((await renderDemoDocument(document, small)).equals(first)).toBe(true);
    expect((await renderDemoDocument({ ...document, seed: 78 }, small)).equals(first)).toBe(false);
  });
});
