import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { ExtractedData } from '../../../backend/src/contracts/extracted-data';
import type { BenchDocument, BenchForgery, BenchKind, BenchSet, DrawnPage } from './model';

interface KeptPage {
  html: string;
  truth: ExtractedData;
}

interface KeptDocument {
  /** Of the honest one. */
  id: string;
  kind: BenchKind;
  qr: string | null;
  paper: DrawnPage['paper'];
  honest: KeptPage;
  forged: (KeptPage & { forgery: BenchForgery }) | null;
}

interface Kept {
  /** Whose code drew them. */
  commit: string;
  layouts: readonly { id: string; documents: readonly KeptDocument[] }[];
}

const FILE = path.resolve(__dirname, '../learned.json.br');

function bothOf({ id, kind, qr, paper, honest, forged }: KeptDocument): BenchDocument[] {
  const plain = { id, kind, qr, drawn: { ...honest, paper }, forgery: null };
  if (!forged) return [plain];
  const { forgery, ...page } = forged;
  return [plain, { id: `${id}-forged-${forgery}`, kind, qr, drawn: { ...page, paper }, forgery }];
}

/**
 * The layouts that the engine may be tuned on: six documents of each as they were printed, with their truth and a
 * forged twin. The code that drew them is that of the commit in the file's first key; nobody needs new ones.
 */
export function learnedSets(): BenchSet[] {
  const { layouts } = JSON.parse(brotliDecompressSync(readFileSync(FILE)).toString()) as Kept;
  return layouts.map(({ id, documents }) => ({
    id,
    role: 'construido',
    documents: (index) => {
      const kept = documents[index];
      return kept ? bothOf(kept) : [];
    },
  }));
}
