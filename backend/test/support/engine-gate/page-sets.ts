import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { ExtractedData } from '../../../src/contracts/extracted-data';
import type { Page, PageSet } from '../../../src/extraction/domain/page-set';

/** A page whose words stand side by side: a fifth of their size as objects. */
interface KeptPage extends Omit<Page, 'words'> {
  texts: readonly string[];
  /** x, y, width and height of each word, in 1/100,000 of the page. */
  boxes: readonly number[];
  /** In hundredths; of a text layer, which is sure of all, there are none. */
  confidences?: readonly number[];
}

interface KeptDocument {
  /** Document of the reading bench, and its form. */
  id: string;
  truth: ExtractedData;
  set: Omit<PageSet, 'pages'> & { pages: readonly KeptPage[] };
}

export interface GateDocument {
  id: string;
  truth: ExtractedData;
  set: PageSet;
}

const FILE = path.resolve(__dirname, '../fixtures/page-sets.json.br');
const PARTS = 100_000;

function pageOf({ texts, boxes, confidences, ...page }: KeptPage): Page {
  const part = (at: number): number => (boxes[at] ?? 0) / PARTS;
  const words = texts.map((text, at) => ({
    text,
    confidence: (confidences?.[at] ?? 100) / 100,
    box: {
      page: page.number,
      x: part(4 * at),
      y: part(4 * at + 1),
      w: part(4 * at + 2),
      h: part(4 * at + 3),
    },
  }));
  return { ...page, words };
}

/** Documents of the reading bench as the reader saw their pages; `npm run bench -- page-sets` makes them. */
export function gateDocuments(): GateDocument[] {
  const text = brotliDecompressSync(readFileSync(FILE)).toString();
  const { documents } = JSON.parse(text) as { documents: readonly KeptDocument[] };
  return documents.map(({ id, truth, set }) => ({
    id,
    truth,
    set: { ...set, pages: set.pages.map(pageOf) },
  }));
}
