import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileType } from '../../backend/src/contracts/document';
import { invoiceContent, signedXml, ublDocument } from '../../backend/test/support/ubl';
import { built } from './built';

type Documents = typeof import('../../backend/src/demo/documents');

export const COMPANY = { ruc: '20999999043', name: 'Comercial Andina Demo S.A.C.' } as const;
/** A fixed day, so that two runs measure the same documents. */
export const TODAY = '2026-11-20';

export interface SampleFile {
  id: string;
  path: string;
  fileType: FileType;
}

/** The demo company's documents as files in `folder`. */
export async function sampleFiles(folder: string): Promise<SampleFile[]> {
  const { demoDocuments } = built<Documents>('demo/documents');
  const files: SampleFile[] = [];
  for (const sample of demoDocuments(TODAY, COMPANY.ruc, COMPANY.name)) {
    const file = path.join(folder, `${sample.id}-${sample.filename}`);
    await writeFile(file, await sample.make());
    files.push({ id: sample.id, path: file, fileType: sample.fileType });
  }
  return files;
}

/** A comprobante as an issuer signs it. */
export async function signedSample(folder: string): Promise<SampleFile> {
  const file = path.join(folder, 'firmado.xml');
  await writeFile(file, signedXml(ublDocument('Invoice', invoiceContent())));
  return { id: 'signed-xml', path: file, fileType: 'application/xml' };
}

/** A PDF with text, as most uploads are. */
export async function textPdf(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foliado-bench-'));
  const [file] = (await sampleFiles(folder)).filter(
    ({ fileType }) => fileType === 'application/pdf',
  );
  if (!file) throw new Error('no sample is a PDF');
  const pdf = await readFile(file.path);
  await rm(folder, { recursive: true });
  return pdf;
}

/** A PDF that a reader takes as before: what stands behind its end is not its own. */
export const grownTo = (pdf: Buffer, bytes: number, mark: string): Buffer =>
  Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, `\n%${mark}`)]);
