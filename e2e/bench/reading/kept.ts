import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

interface Kept<Document> {
  /** Whose code drew them; it is not there any more. */
  commit: string;
  layouts: readonly { id: string; documents: readonly Document[] }[];
}

/** Documents as data, by layout: a compressed file of `e2e/bench`, made once by code and proved to be equal. */
export function kept<Document>(file: string): Kept<Document>['layouts'] {
  const bytes = readFileSync(path.resolve(__dirname, '..', file));
  return (JSON.parse(brotliDecompressSync(bytes).toString()) as Kept<Document>).layouts;
}
