import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { DocumentDetail, UploadResponse } from '../../backend/src/contracts/document';
import type { ErrorBody } from '../../backend/src/contracts/errors';
import { API } from '../../backend/src/contracts/routes';
import { type RunningServer, startServer } from '../support/server';
import {
  hostileDocuments,
  hostileSources,
  type HostileDocument,
  manyPages,
} from './hostile-documents';
import { contentOf, PlainClient } from './plain-client';
import { childMemory } from './process-tree';
import { mebibytes, median, percentile, publish, time } from './report';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const CLIENTS = 20;
/** Of one client, between two answers. */
const PAUSE_MS = 250;
const IDLE_MS = 15_000;
const PRELOADS = ['event-loop.cjs', '../support/endless-rules.cjs'].map((file) =>
  path.resolve(__dirname, file),
);

interface Seen {
  /** Milliseconds. */
  answers: number[];
  loop: { p99: number; max: number };
}

const p99 = (values: readonly number[]): number => percentile(values, 0.99);

/** What 20 people are answered, and how the event loop fares, while `act` goes on. */
async function during(
  server: RunningServer,
  client: PlainClient,
  act: () => Promise<unknown>,
): Promise<Seen> {
  const asked = [API.documents, API.userCredits, API.authUser];
  const answers: number[] = [];
  let isOver = false;
  const person = async (n: number): Promise<void> => {
    for (let turn = n; !isOver; turn += 1) {
      const route = asked[turn % asked.length] ?? API.documents;
      const query: Record<string, string> = route === API.documents ? { range: '[0,24]' } : {};
      answers.push((await client.get(route, { query })).took);
      await pause(PAUSE_MS);
    }
  };
  await eventLoop(server);
  const people = Array.from({ length: CLIENTS }, (_, n) => person(n));
  await act().finally(() => (isOver = true));
  await Promise.all(people);
  return { answers, loop: await eventLoop(server) };
}

/** Since the last question. */
async function eventLoop(server: RunningServer): Promise<Seen['loop']> {
  const told = (): string[] => server.output().match(/(?<=EVENT_LOOP ).*/g) ?? [];
  const before = told().length;
  process.kill(server.pid, 'SIGUSR2');
  await expect.poll(() => told().length, { intervals: [20] }).toBe(before + 1);
  return JSON.parse(told().at(-1) ?? '') as Seen['loop'];
}

/** The most that a reading process has held since the call, in bytes. */
function watchMemory(server: RunningServer): { stop: () => number } {
  let most = 0;
  const look = (): void => {
    most = Math.max(most, ...childMemory(server.pid, 'reading-child'));
  };
  const timer = setInterval(look, 100);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

const ENDINGS = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/xml': 'xml',
  'application/zip': 'zip',
} as const;

/** How the reading ends: the code of what refused the file, or the status. */
async function read(
  client: PlainClient,
  { name, fileType, bytes }: HostileDocument,
): Promise<{ id: string; end: string }> {
  const mark = Buffer.from(`\n%${performance.now()}`);
  const file = fileType === 'application/pdf' ? Buffer.concat([bytes, mark]) : bytes;
  const ending = ENDINGS[fileType];
  const door = ['xml', 'zip'].includes(ending) ? API.sources : API.upload;
  const named = `${name}.${ending}`.replaceAll(/[ :]/g, '-');
  const answer = await client.upload(named, fileType, file, door);
  // An archive, and what is no text, is refused where it comes in.
  if (door === API.sources && answer.status !== 201)
    return { id: '', end: contentOf<ErrorBody>(answer, [answer.status]).code };
  const { documentId } = contentOf<UploadResponse>(answer, [201]);
  for (;;) {
    const { id, status, failure } = await detail(client, documentId);
    if (status === 'completed' || status === 'error') return { id, end: failure?.code ?? status };
    await pause(250);
  }
}

const detail = async (client: PlainClient, id: string): Promise<DocumentDetail> =>
  contentOf<DocumentDetail>(await client.get(API.document(id)));

test('answers to others while documents are read that would take the server', async () => {
  test.setTimeout(7_200_000);
  const env = { NODE_OPTIONS: PRELOADS.map((file) => `--require ${file}`).join(' ') };
  const server = await startServer({ env });
  try {
    const client = await PlainClient.signedIn(server);
    const documents = [...(await hostileDocuments()), ...(await hostileSources())];
    const idle: Seen[] = [];
    const rows = new Map<string, { seen: Seen[]; took: number[]; end: string; memory: number }>();
    for (let round = 0; round < ROUNDS; round += 1) {
      idle.push(await during(server, client, () => pause(IDLE_MS)));
      for (const document of documents) {
        const row = rows.get(document.name) ?? { seen: [], took: [], end: '', memory: 0 };
        rows.set(document.name, row);
        const begun = performance.now();
        const memory = watchMemory(server);
        row.seen.push(
          await during(server, client, async () => {
            ({ end: row.end } = await read(client, document));
            row.took.push(performance.now() - begun);
          }),
        );
        row.memory = Math.max(row.memory, memory.stop());
      }
    }
    const idleP99 = median(idle.map(({ answers }) => p99(answers)));
    const line = (name: string, seen: readonly Seen[], rest: Record<string, string>) => ({
      document: name,
      ...rest,
      'answers p99': time(median(seen.map(({ answers }) => p99(answers)))),
      'over idle': time(median(seen.map(({ answers }) => p99(answers))) - idleP99),
      'loop p99': time(median(seen.map(({ loop }) => loop.p99))),
      'loop worst': time(Math.max(...seen.map(({ loop }) => loop.max))),
    });
    publish('hostile', `Answers to ${CLIENTS} people while each is read, median of ${ROUNDS}`, [
      line('(idle)', idle, { ends: '', took: '', 'biggest child': '' }),
      ...[...rows].map(([name, { seen, took, end, memory }]) =>
        line(name, seen, {
          ends: end,
          took: time(median(took)),
          'biggest child': mebibytes(memory),
        }),
      ),
    ]);
  } finally {
    await server.stop();
  }
});

test('the event loop while a document of 20 pages is read, edited, exported and verified', async () => {
  test.setTimeout(1_800_000);
  const server = await startServer({ env: { NODE_OPTIONS: `--require ${PRELOADS[0]}` } });
  try {
    const client = await PlainClient.signedIn(server, 'empresa@demo.pe');
    const pages = manyPages();
    let id = '';
    const acts: Record<string, () => Promise<unknown>> = {
      'nothing at all': () => pause(IDLE_MS),
      'reading it': async () => ({ id } = await read(client, pages)),
      'opening it, ten times': async () => {
        for (let n = 0; n < 10; n += 1) await detail(client, id);
      },
      'its table, ten times': async () => {
        for (let n = 0; n < 10; n += 1) await client.get(API.documentTable(id));
      },
      'editing it, ten times': async () => {
        for (let n = 0; n < 10; n += 1) {
          const body = { fieldPath: 'productos.0.descripcion', newValue: `Corregido ${n}` };
          contentOf(await client.post(API.documentEditField(id), body));
        }
      },
      'a sheet of all documents': async () => {
        const { status } = await client.post(API.exports, {
          format: 'xlsx',
          selection: { ids: [id] },
        });
        expect(status).toBeLessThan(300);
      },
      'exporting the audit': () => client.get(API.auditExport),
      'verifying the audit': () => client.post(API.auditVerification, {}),
    };
    const rows: Record<string, string>[] = [];
    for (const [act, run] of Object.entries(acts)) {
      const begun = performance.now();
      let took = 0;
      const { loop, answers } = await during(server, client, async () => {
        await run();
        took = performance.now() - begun;
      });
      rows.push({
        act,
        took: time(took),
        'answers p99': time(p99(answers)),
        'loop p99': time(loop.p99),
        'loop worst': time(loop.max),
      });
    }
    publish(
      'event-loop',
      'The server while a document of 20 pages and 900 rows is worked on',
      rows,
    );
  } finally {
    await server.stop();
  }
});
