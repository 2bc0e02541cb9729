import fc from 'fast-check';
import type { FileType } from '../../../src/contracts/document';
import { documentPicture } from '../fixtures/document-picture';
import { drawPdf, invoiceTexts } from '../fixtures/drawn-pdf';
import { linesPdf } from '../fixtures/handmade-pdf';

export interface FuzzFile {
  fileType: FileType;
  bytes: Buffer;
}

/** Whole files of each type, small enough to open in a moment. */
export async function wholeFiles(): Promise<FuzzFile[]> {
  const picture = await documentPicture(invoiceTexts());
  const images = [{ data: picture, x: 0, y: 0, width: 595 }];
  const pdfs = await Promise.all([
    drawPdf({ pages: [invoiceTexts()], producer: 'Facturador' }),
    drawPdf({ pages: [[], invoiceTexts()], images }),
  ]);
  const handmade = linesPdf([['FACTURA F001-1', 'TOTAL 118.00'], ['TOTAL -30.00']]);
  const pdf = [...pdfs, handmade].map((bytes) => ({ fileType: 'application/pdf' as const, bytes }));
  return [...pdf, { fileType: 'image/png', bytes: picture }];
}

const change = fc.record({
  act: fc.constantFrom('set', 'cut', 'copy', 'truncate', 'number'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 1, max: 400 }),
  byte: fc.integer({ min: 0, max: 255 }),
});

/** A file with some of its bytes changed, cut out, copied elsewhere, or numbers in it made large. */
export function changedFiles(files: readonly FuzzFile[]): fc.Arbitrary<FuzzFile> {
  return fc
    .tuple(fc.constantFrom(...files), fc.array(change, { minLength: 1, maxLength: 12 }))
    .map(([{ fileType, bytes: whole }, changes]) => {
      let bytes = Buffer.from(whole);
      for (const { act, at, from, length, byte } of changes) {
        const place = Math.floor(at * bytes.length);
        const [before, after] = [bytes.subarray(0, place), bytes.subarray(place)];
        const other = Math.floor(from * bytes.length);
        const copied = bytes.subarray(other, other + length);
        if (act === 'set') bytes[place] = byte;
        else if (act === 'cut') bytes = Buffer.concat([before, after.subarray(length)]);
        else if (act === 'copy') bytes = Buffer.concat([before, copied, after]);
        else if (act === 'truncate') bytes = Buffer.from(before);
        else
          bytes = Buffer.concat([
            before,
            Buffer.from(after.toString('latin1').replace(/\d+/, String(byte ** 4)), 'latin1'),
          ]);
      }
      return { fileType, bytes };
    });
}
