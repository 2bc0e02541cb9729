import { LOCAL_MODEL } from '../../backend/src/contracts/models';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type APIRequestContext,
  chromium,
  expect,
  type Page,
  request,
  test,
} from '@playwright/test';
import type { PipelineResult } from '../../backend/src/extraction/reading-pipeline';
import type { ReviewQueue } from '../../backend/src/contracts/review';
import { API, documentScreen } from '../../backend/src/contracts/routes';
import { launchOptions } from '../support/chromium';
import { DEMO, signIn } from '../support/sign-in';
import { built } from './built';
import { startIdleServer } from './idle-engine';
import { median, p95, publish, ratio, time } from './report';
import { installStopwatch, timeOfKey } from './stopwatch';
import { COMPANY, sampleFiles, TODAY } from './samples';

type Pipeline = typeof import('../../backend/src/extraction/reading-pipeline');
type Reader = typeof import('../../backend/src/extraction/reading/page-reader');
type Local = typeof import('../../backend/src/extraction/processors/local/local.processor');

const DOCUMENTS = Number(process.env.BENCH_DOCUMENTS ?? 1_000);
const ROUNDS = 20;
/** The first bytes of a PDF and a content of its own; nobody reads it here. */
const FILE_BYTES = 20_000;
const SAMPLE = 'factura-dolares';
const FEW_AND_MANY = [3, 400];
const LINES_A_PAGE = 40;

/** One sample, really read; its page image stays in the folder. */
async function readSample(folder: string): Promise<PipelineResult> {
  const { ReadingPipeline } = built<Pipeline>('extraction/reading-pipeline');
  const { PageReader } = built<Reader>('extraction/reading/page-reader');
  const { LocalProcessor } = built<Local>('extraction/processors/local/local.processor');
  const file = (await sampleFiles(folder)).find(({ id }) => id === SAMPLE);
  if (!file) throw new Error(`no sample ${SAMPLE}`);
  const workDir = path.join(folder, 'work');
  await mkdir(workDir);
  const reader = new PageReader();
  try {
    const context = { companyRuc: COMPANY.ruc, companyName: COMPANY.name, today: TODAY };
    const processor = new LocalProcessor();
    const input = { ...file, workDir, processor, model: LOCAL_MODEL, context };
    return await new ReadingPipeline(reader).run(input, new AbortController().signal);
  } finally {
    await reader.close();
  }
}

/** The same reading under a number of its own: a thousand alike would be duplicates of each other. */
function numbered(read: PipelineResult, call: number): PipelineResult {
  const numero = `F777-${String(call).padStart(8, '0')}`;
  const { extractedData, records } = read.result;
  const data = { ...extractedData, documento: { ...extractedData.documento, numero } };
  const renumbered = records.map((record) =>
    record.path === 'documento.numero'
      ? {
          ...record,
          value: numero,
          ...(record.read && { read: { ...record.read, value: numero } }),
        }
      : record,
  );
  return { ...read, result: { ...read.result, extractedData: data, records: renumbered } };
}

/** The same reading with so many lines; the places of those that a page has no room for are not known. */
function withLines(read: PipelineResult, lines: number): PipelineResult {
  const { extractedData, records } = read.result;
  const { productos = [] } = extractedData;
  const numbers = Array.from({ length: lines }, (_, line) => line);
  const cells = numbers.flatMap((line) => {
    const from = `productos.${line % productos.length}.`;
    return records
      .filter((record) => record.path.startsWith(from))
      .map((record) => ({
        ...record,
        path: record.path.replace(from, `productos.${line}.`),
        boxes: line < LINES_A_PAGE ? record.boxes : [],
      }));
  });
  const others = records.filter((record) => !record.path.startsWith('productos.'));
  const items = numbers.flatMap((line) => productos[line % productos.length] ?? []);
  const data = { ...extractedData, productos: items };
  return {
    ...read,
    result: { ...read.result, extractedData: data, records: [...others, ...cells] },
  };
}

/** Uploads in turn by all people of the company: one person's credits do not suffice. */
async function fillStore(clients: readonly APIRequestContext[]): Promise<void> {
  const names = Array.from({ length: DOCUMENTS }, (_, index) => `documento-${index}.pdf`);
  const send = async (api: APIRequestContext): Promise<void> => {
    for (let name = names.pop(); name; name = names.pop()) {
      const buffer = Buffer.alloc(FILE_BYTES, `%PDF-1.4\n%${name}\n`);
      const file = { name, mimeType: 'application/pdf', buffer };
      const answer = await api.post(API.upload, { multipart: { file } });
      expect(answer.ok(), await answer.text()).toBe(true);
    }
  };
  await Promise.all(clients.map(send));
  const [api] = clients;
  const waiting = async () => (api ? (await queue(api)).total : 0);
  await expect.poll(waiting, { timeout: 300_000, intervals: [500] }).toBe(DOCUMENTS);
}

async function peopleOf(url: string): Promise<APIRequestContext[]> {
  const emails = [DEMO.digitador, DEMO.empresa, DEMO.tesoreria];
  return Promise.all(
    emails.map(async (email) => {
      const api = await request.newContext({ baseURL: url });
      await signIn({ request: api }, url, email);
      return api;
    }),
  );
}

const queue = async (api: APIRequestContext): Promise<ReviewQueue> =>
  (await (await api.get(`${API.reviewQueue}?filter=por-revisar`)).json()) as ReviewQueue;

async function repeat(measure: () => Promise<number | null>): Promise<number[]> {
  const times: number[] = [];
  // A key that leads to a field without a place on the page shows nothing; it is not counted.
  for (let press = 0; times.length < ROUNDS && press < 6 * ROUNDS; press += 1) {
    const took = await measure();
    if (took !== null) times.push(took);
  }
  expect(times).toHaveLength(ROUNDS);
  return times;
}

const bareGet = (page: Page, id: string): Promise<number> =>
  page.evaluate<number>(`(async () => {
    const begun = performance.now();
    await (await fetch('${API.document(id)}')).json();
    return performance.now() - begun;
  })()`);

/** A field that Tab can start from, every third press anew: the table has an end. */
async function nextField(page: Page, press: number): Promise<number | null> {
  if (press % 8 === 0) {
    await page.locator('[id="campo-documento.tipo"]').focus();
  }
  return timeOfKey(page, 'Tab', 'brackets');
}

test('a marked place and the next document, with many documents in the store', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'foliado-bench-'));
  const read = await readSample(folder);
  const server = await startIdleServer({ READING_CONCURRENCY: '1' }, (call) =>
    numbered(read, call),
  );
  const browser = await chromium.launch(await launchOptions());
  const people = await peopleOf(server.url);
  try {
    await fillStore(people);
    const viewport = { width: 1440, height: 900 };
    const context = await browser.newContext({ baseURL: server.url, viewport });
    await signIn(context, server.url);
    const page = await context.newPage();
    const first = (await queue(context.request)).documents[0]?.id ?? '';
    await page.goto(documentScreen(first));
    await page.locator('[id="campo-documento.numero"]').waitFor();
    await installStopwatch(page);
    await page.waitForLoadState('networkidle');

    const idle = await repeat(() => timeOfKey(page, 'Shift', 'nothing'));
    let press = 0;
    const marked = await repeat(() => nextField(page, press++));
    await page.keyboard.press('Escape');
    const bare = await repeat(() => bareGet(page, first));
    const shown = await repeat(() => toNext(page, 'Alt+PageDown'));
    const confirmCalls = callTimes(page, '/confirm');
    const confirmed = await repeat(() => toNext(page, 'Control+Enter'));
    const row = (what: string, times: readonly number[], beside: readonly number[]) => ({
      what,
      median: time(median(times)),
      p95: time(p95(times)),
      ratio: ratio(median(times), median(beside)),
    });
    publish('review', `Review with ${DOCUMENTS} documents, key press to paint, ${ROUNDS} each`, [
      row('key without effect', idle, idle),
      row('place marked after focus (aim 100 ms)', marked, idle),
      row('GET of one document', bare, bare),
      row('next document, Alt+AvPág', shown, bare),
      row('confirmed, next document, Ctrl+Enter (aim 300 ms)', confirmed, bare),
      row('of that: POST confirm', confirmCalls, bare),
    ]);
  } finally {
    await Promise.all(people.map((api) => api.dispose()));
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Milliseconds of the browser's main thread that a key takes, drawn to its end. */
async function threadTimes(page: Page, key: string): Promise<number[]> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await debug.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const times: number[] = [];
  for (let press = 0; press < ROUNDS; press += 1) {
    const before = await spent();
    await page.keyboard.press(key);
    await page.evaluate(
      'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))',
    );
    times.push((await spent()) - before);
  }
  await debug.detach();
  return times;
}

test('a key press beside few and many lines', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'foliado-bench-'));
  const read = await readSample(folder);
  const server = await startIdleServer({ READING_CONCURRENCY: '1' }, (call) =>
    withLines(numbered(read, call), FEW_AND_MANY[call - 1] ?? Number.NaN),
  );
  const browser = await chromium.launch(await launchOptions());
  try {
    const viewport = { width: 1440, height: 900 };
    const context = await browser.newContext({ baseURL: server.url, viewport });
    await signIn(context, server.url);
    const page = await context.newPage();
    const rows: Record<string, string>[] = [];
    for (const lines of FEW_AND_MANY) {
      const buffer = Buffer.alloc(FILE_BYTES, `%PDF-1.4\n%${lines}\n`);
      const file = { name: `${lines}.pdf`, mimeType: 'application/pdf', buffer };
      const answer = await context.request.post(API.upload, { multipart: { file } });
      const { documentId } = (await answer.json()) as { documentId: string };
      await expect.poll(async () => (await queue(context.request)).total).toBe(rows.length / 3 + 1);
      await page.goto(documentScreen(documentId));
      const measure = async (what: string, field: string, keys: string[], key: string) => {
        await page.locator(`[id="campo-${field}"]`).focus();
        for (const one of keys) await page.keyboard.press(one);
        await page.waitForLoadState('networkidle');
        const times = await threadTimes(page, key);
        const figures = { median: time(median(times)), p95: time(p95(times)) };
        rows.push({ lines: String(lines), 'main thread of': what, ...figures });
        await page.keyboard.press('Escape');
      };
      await measure('a letter in a field', 'proveedor.nombre', [], 'x');
      await measure('a letter in a cell', 'productos.1.descripcion', ['F2'], 'x');
      await measure('an arrow in the grid', 'productos.0.descripcion', [], 'ArrowDown');
    }
    publish('review-lines', `Review of few and many lines, ${ROUNDS} keys each`, rows);
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** What the browser waits for behind a key, as the calls to paths that end so are answered. */
function callTimes(page: Page, end: string): number[] {
  const times: number[] = [];
  page.on('requestfinished', (call) => {
    if (call.url().endsWith(end)) times.push(call.timing().responseEnd);
  });
  return times;
}

/** One at a time, as a person reads: what follows is fetched before it is asked for. */
async function toNext(page: Page, key: string): Promise<number | null> {
  await page.waitForLoadState('networkidle');
  // What has just come by itself takes nothing for a second.
  await expect(page.locator('#confirmar')).not.toHaveAttribute('aria-disabled');
  return timeOfKey(page, key, 'document');
}
