import { LOCAL_MODEL } from '../../backend/src/contracts/models';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { built } from './built';
import { RawEngines } from './raw-engines';
import { median, p95, publish, ratio, time } from './report';
import { COMPANY, sampleFiles, signedSample, type SampleFile, TODAY } from './samples';

type Pipeline = typeof import('../../backend/src/extraction/reading-pipeline');
type Reader = typeof import('../../backend/src/extraction/reading/page-reader');
type Local = typeof import('../../backend/src/extraction/processors/local/local.processor');

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

const TEXT = 'text PDF';
/** Has no engine: a text PDF of the same round stands beside it. */
const XML = 'signed XML, beside a text PDF';

interface Kind {
  name: string;
  pages: number;
  product: number[];
  raw: number[];
}

test('time per page by kind of document, beside the engines alone', async () => {
  const { ReadingPipeline } = built<Pipeline>('extraction/reading-pipeline');
  const { PageReader } = built<Reader>('extraction/reading/page-reader');
  const { LocalProcessor } = built<Local>('extraction/processors/local/local.processor');
  const folder = await mkdtemp(path.join(tmpdir(), 'foliado-bench-'));
  const reader = new PageReader();
  const pipeline = new ReadingPipeline(reader);
  const processor = new LocalProcessor();
  const context = { companyRuc: COMPANY.ruc, companyName: COMPANY.name, today: TODAY };

  const readByProduct = async (file: SampleFile) => {
    const workDir = path.join(folder, 'work');
    await mkdir(workDir);
    const input = { ...file, workDir, processor, model: LOCAL_MODEL, context };
    const begun = performance.now();
    const { result, totalPages } = await pipeline.run(input, new AbortController().signal);
    const took = performance.now() - begun;
    await rm(workDir, { recursive: true });
    const withOcr = result.records.some(({ source }) => source === 'ocr');
    return { took, withOcr, totalPages };
  };

  try {
    const files = [...(await sampleFiles(folder)), await signedSample(folder)];
    const raw = await RawEngines.load();
    const kinds = new Map<string, Kind>();
    // Round 0 warms everything up: processes, models, caches.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const file of files) {
        const { took, withOcr, totalPages } = await readByProduct(file);
        const isXml = file.fileType === 'application/xml';
        const rawTook = isXml
          ? (kinds.get(TEXT)?.product.at(-1) ?? 0)
          : await raw.time(file, withOcr);
        if (round === 0) continue;
        const isPdf = file.fileType === 'application/pdf';
        const name = isXml ? XML : isPdf ? (withOcr ? 'scanned PDF' : TEXT) : 'photo';
        const kind = kinds.get(name) ?? { name, pages: 0, product: [], raw: [] };
        kind.pages += totalPages;
        kind.product.push(took / totalPages);
        kind.raw.push(rawTook / totalPages);
        kinds.set(name, kind);
      }
    }
    expect([...kinds.keys()].sort()).toEqual(['photo', 'scanned PDF', XML, TEXT]);
    publish(
      'pages',
      `Time per page, ${ROUNDS} rounds: product (file to checked data) beside its engines alone`,
      [...kinds.values()].map(({ name, pages, product, raw: engines }) => ({
        kind: name,
        pages: String(pages),
        product: time(median(product)),
        'product p95': time(p95(product)),
        engines: time(median(engines)),
        'engines p95': time(p95(engines)),
        ratio: ratio(median(product), median(engines)),
      })),
    );
  } finally {
    await reader.close();
    await rm(folder, { recursive: true, force: true });
  }
});
