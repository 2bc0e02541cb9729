import type { ExtractedData } from '../../../backend/src/contracts/extracted-data';
import { kept } from './kept';
import type { BenchKind } from './facts/model';
import type { BenchDocument, BenchForgery, BenchSet, DrawnPage } from './model';

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

function bothOf({ id, kind, qr, paper, honest, forged }: KeptDocument): BenchDocument[] {
  const plain = { id, kind, qr, drawn: { ...honest, paper }, forgery: null };
  if (!forged) return [plain];
  const { forgery, ...page } = forged;
  return [plain, { id: `${id}-forged-${forgery}`, kind, qr, drawn: { ...page, paper }, forgery }];
}

/** The layouts that the engine may be tuned on: six documents of each as they were printed, with truth and forged twin. */
export const learnedSets = (): BenchSet[] =>
  kept<KeptDocument>('learned.json.br').map(({ id, documents }) => ({
    id,
    role: 'construido',
    documents: (index) => {
      const one = documents[index];
      return one ? bothOf(one) : [];
    },
  }));
