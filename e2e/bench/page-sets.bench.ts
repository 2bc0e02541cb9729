import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { test } from '@playwright/test';
import type { Page } from '../../backend/src/extraction/domain/page-set';
import { built } from './built';
import { checkedSets } from './reading/checked-sets';
import { learnedSets } from './reading/learned';
import { benchCases, type BenchCase } from './reading/make/cases';
import { Printer } from './reading/make/printer';
import { renderedFile } from './reading/make/render';

type Reader = typeof import('../../backend/src/extraction/reading/page-reader');
type Pages = typeof import('../../backend/src/extraction/reading/pages-file');

const FILE = path.resolve(__dirname, '../../backend/test/support/fixtures/page-sets.json.br');
/** Layouts of which a scan and a photo are kept too, from all over the list; each is a minute of recognition. */
const PICTURED = Number(process.env.BENCH_PICTURED ?? 12);
const PARTS = 100_000;

/** The first document of every layout as PDF with text, of a few as scan and photo too. */
function casesOfGate(): BenchCase[] {
  const sets = [...checkedSets(), ...learnedSets()];
  const amounts = { texts: 1, pictures: 1, forgedForms: [] };
  const pictured = benchCases(
    sets.filter((_, at) => at % Math.ceil(sets.length / PICTURED) === 0),
    { ...amounts, forms: ['escaneado', 'foto'] },
  ).filter(({ level }) => level === 'normal');
  return [...benchCases(sets, { ...amounts, forms: ['texto'] }), ...pictured];
}

/** The words of a page side by side, as `support/engine-gate/page-sets.ts` reads them. */
function sideBySide({ words, ...page }: Page) {
  const boxes = words.flatMap(({ box: { x, y, w, h } }) =>
    [x, y, w, h].map((part) => Math.round(part * PARTS)),
  );
  const texts = words.map(({ text }) => text);
  if (page.source === 'texto') return { ...page, texts, boxes };
  const confidences = words.map(({ confidence }) => Math.round(confidence * 100));
  return { ...page, texts, boxes, confidences };
}

/** Pages of documents as the reader sees them, for the gate of the engine in `npm test` (docs/decisions/042). */
test('keeps the words of the pages that the engine is held against', async () => {
  test.skip(
    process.env.BENCH_PAGES !== 'keep',
    'it writes a fixture of the tests: BENCH_PAGES=keep',
  );
  test.setTimeout(0);
  const { PageReader } = built<Reader>('extraction/reading/page-reader');
  const { readPageSetOf } = built<Pages>('extraction/reading/pages-file');
  const folder = await mkdtemp(path.join(tmpdir(), 'foliado-page-sets-'));
  const [printer, reader] = [new Printer(), new PageReader()];
  const documents: unknown[] = [];
  try {
    for (const one of casesOfGate()) {
      const workDir = path.join(folder, String(documents.length));
      await mkdir(workDir);
      const file = await renderedFile(one, printer);
      await reader.read({ ...file, workDir, maxPages: 10 }, new AbortController().signal);
      const { pages, ...set } = await readPageSetOf(workDir);
      const id = one.form === 'texto' ? one.id : `${one.id}-${one.form}`;
      documents.push({ id, truth: one.drawn.truth, set: { ...set, pages: pages.map(sideBySide) } });
    }
  } finally {
    await printer.close();
    await reader.close();
    await rm(folder, { recursive: true, force: true });
  }
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const text = Buffer.from(JSON.stringify({ commit, documents }));
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(FILE, brotliCompressSync(text, { params }));
});
