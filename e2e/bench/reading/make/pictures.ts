import PDFDocument from 'pdfkit';
import { built } from '../../built';
import { TODAY } from '../../samples';
import { diceOf, seedNumber } from '../facts/dice';
import type { BenchLevel } from '../model';

type Levels = typeof import('../../../../backend/src/demo/documents');
type Scan = typeof import('../../../../backend/src/demo/documents/forms/scan');
type Photo = typeof import('../../../../backend/src/demo/documents/forms/photo');

const { PHOTO_LEVELS, SCAN_LEVELS } = built<Levels>('demo/documents');
const { makeScan } = built<Scan>('demo/documents/forms/scan');
const { makePhoto } = built<Photo>('demo/documents/forms/photo');

/** Points of A4, on which a telephone puts the photos of several pages. */
const SHEET: readonly [number, number] = [595, 842];

/** The level's figures, so that a changed level makes new documents. */
export const levelText = (form: 'escaneado' | 'foto', level: BenchLevel): string =>
  JSON.stringify(form === 'escaneado' ? SCAN_LEVELS[level] : PHOTO_LEVELS[level]);

/** A PDF of pictures alone, a page each. */
function pictureBook(
  pictures: readonly { jpeg: Buffer; size: readonly [number, number] }[],
): Promise<Buffer> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    info: { Producer: 'Escaner MFP', CreationDate: new Date(`${TODAY}T16:00:00Z`) },
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    for (const { jpeg, size } of pictures) {
      pdf.addPage({ size: [size[0], size[1]], margin: 0 });
      pdf.image(jpeg, 0, 0, { width: size[0], height: size[1] });
    }
    pdf.end();
  });
}

/** The only picture of a scanned page, out of the PDF that the scanner wrote, and the page's size in points. */
function pictureOf(scan: Buffer): { jpeg: Buffer; size: [number, number] } {
  const text = scan.toString('latin1');
  const object = text.slice(text.indexOf('/Subtype /Image'));
  const length = Number(/\/Length (\d+)/.exec(object)?.[1]);
  const start = scan.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
  if (start < 0 || !length || !width || !height) throw new Error('a scan without a picture');
  return { jpeg: scan.subarray(start, start + length), size: [Number(width), Number(height)] };
}

/** As an office scanner gives it: a page of pixels for each page. */
export async function scanOf(
  pages: readonly Buffer[],
  name: string,
  level: BenchLevel,
): Promise<Buffer> {
  const scans: Buffer[] = [];
  for (const [at, page] of pages.entries())
    scans.push(
      await makeScan(page, { seed: seedNumber(`${name}/${at}`), date: TODAY }, SCAN_LEVELS[level]),
    );
  const [only] = scans;
  return scans.length === 1 && only ? only : pictureBook(scans.map(pictureOf));
}

export interface Photographed {
  bytes: Buffer;
  fileType: 'image/jpeg' | 'application/pdf';
}

/** A JPEG, now and then lying on its side in the file; several pages are photos bound as a PDF. */
export async function photoOf(
  pages: readonly Buffer[],
  name: string,
  level: BenchLevel,
): Promise<Photographed> {
  const dice = diceOf(`${name}/orientation`);
  const orientation =
    pages.length > 1 || dice.chance(0.7) ? (1 as const) : dice.pick([6, 8] as const);
  const settings = { ...PHOTO_LEVELS[level], orientation };
  const photos: Buffer[] = [];
  for (const [at, page] of pages.entries())
    photos.push(await makePhoto(page, seedNumber(`${name}/${at}`), settings));
  const [only] = photos;
  if (photos.length === 1 && only) return { bytes: only, fileType: 'image/jpeg' };
  const bytes = await pictureBook(photos.map((jpeg) => ({ jpeg, size: SHEET })));
  return { bytes, fileType: 'application/pdf' };
}
