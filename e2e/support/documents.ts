import { existsSync } from 'node:fs';
import path from 'node:path';
import { buffer as bytesOf } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** A sample document of the demo company with its bytes. */
export interface MadeDocument {
  id: string;
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Sample {
  id: string;
  filename: string;
  fileType: string;
  make(): Promise<Buffer>;
}
interface DemoDocuments {
  demoDocuments(today: string, companyRuc: string, companyName: string): Sample[];
}

const BUILT = path.resolve(__dirname, '../../dist/backend/demo/documents/index.js');

/** Makes a sample of the demo company by its id, with the maker of the built product. */
export async function makeDocument(id: string): Promise<MadeDocument> {
  if (!existsSync(BUILT)) throw new Error('The product is not built: npm run build');
  const { demoDocuments } = (await import(BUILT)) as DemoDocuments;
  const today = new Date().toISOString().slice(0, 10);
  const samples = demoDocuments(today, '20999999043', 'Comercial Andina Demo S.A.C.');
  const sample = samples.find((known) => known.id === id);
  if (!sample) throw new Error(`no sample ${id}: ${samples.map((known) => known.id).join(', ')}`);
  const { filename: name, fileType: mimeType } = sample;
  return { id, name, mimeType, buffer: await sample.make() };
}

/** The head of a receipt as a scanner gives it: a PDF of one picture, with few of the lines that take their time to read. */
export async function makeSmallScan(): Promise<MadeDocument> {
  const { buffer: photo } = await makeDocument('boleta-foto');
  const { width, height } = await sharp(photo).metadata();
  const [left, top] = [Math.round(width * 0.25), Math.round(height * 0.04)];
  const head = { left, top, width: Math.round(width * 0.46), height: Math.round(height * 0.27) };
  const picture = await sharp(photo).extract(head).jpeg().toBuffer();
  const size: [number, number] = [head.width / 3, head.height / 3];
  const pdf = new PDFDocument({ size, margin: 0 });
  pdf.image(picture, 0, 0, { fit: size }).end();
  const buffer = await bytesOf(pdf);
  return { id: 'small-scan', name: 'boleta-escaneada.pdf', mimeType: 'application/pdf', buffer };
}
