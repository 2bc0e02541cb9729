import { existsSync } from 'node:fs';
import path from 'node:path';

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
