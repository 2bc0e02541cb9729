import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { test } from '@playwright/test';
import type { AdminUser } from '../../backend/src/contracts/admin';
import type {
  DocumentDetail,
  FileType,
  UploadResponse,
} from '../../backend/src/contracts/document';
import { API } from '../../backend/src/contracts/routes';
import type { DocumentRuns } from '../../backend/src/contracts/runs';
import type { RunningServer } from '../support/server';
import { DEMO } from '../support/sign-in';
import { nestedForms } from './hostile-documents';
import { contentOf, PlainClient } from './plain-client';
import { median, p95, publish, time } from './report';
import { sampleFiles } from './samples';
import { withReaders } from './readers';

/** Pairs of a text PDF and a scan of the company that waits, one after the other. */
const PAIRS = Number(process.env.BENCH_PAIRS ?? 6);
const EXHAUSTING = Number(process.env.BENCH_EXHAUSTING ?? 40);
const SCANS = 20;
const NEW_COMPANIES = Number(process.env.BENCH_COMPANIES ?? 200);
const SIDE_BY_SIDE = 8;
const GIVEN = 1_000;

interface Upload {
  name: string;
  fileType: FileType;
  bytes: Buffer;
}
type Kind = 'text' | 'scan';
type Time = { took: number; waited: number };

let made = 0;
/** A document that nobody has uploaded yet. */
const fresh = ({ name, fileType, bytes }: Upload): Upload => ({
  name: `${(made += 1)}-${name}`,
  fileType,
  bytes: Buffer.concat([bytes, Buffer.from(`\n%${made}\n`)]),
});

async function sent(client: PlainClient, document: Upload): Promise<string> {
  const { name, fileType, bytes } = fresh(document);
  return contentOf<UploadResponse>(await client.upload(name, fileType, bytes), [201]).documentId;
}

/** Milliseconds from the first byte of the upload until the reading is over, and how many of them were not reading. */
async function timed(client: PlainClient, document: Upload): Promise<Time> {
  const begun = performance.now();
  const id = await sent(client, document);
  const { processingTime } = await over(client, id);
  const took = performance.now() - begun;
  return { took, waited: took - (processingTime ?? 0) * 1_000 };
}

async function over(client: PlainClient, id: string): Promise<DocumentDetail> {
  for (;;) {
    const document = contentOf<DocumentDetail>(await client.get(API.document(id)));
    if (document.status === 'completed' || document.status === 'error') return document;
    await pause(50);
  }
}

async function sideBySide<T>(things: readonly T[], act: (thing: T) => Promise<void>) {
  const left = things.values();
  const lane = async (): Promise<void> => {
    for (const thing of left) await act(thing);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
}

/** A company that has been given credits by the platform. */
async function paying(server: RunningServer, at: number): Promise<PlainClient> {
  const client = await PlainClient.registered(server, at);
  const admin = await PlainClient.signedIn(server, DEMO.admin);
  const filter = JSON.stringify({ q: `persona${at}@empresa${at}.pe` });
  const found = contentOf<AdminUser[]>(await admin.get(API.adminUsers, { query: { filter } }));
  const [user] = found;
  if (!user) throw new Error('the company was not registered');
  const change = { action: 'add', amount: GIVEN };
  contentOf(await admin.post(API.adminUserCredits(user.id), change));
  return client;
}

async function documents(): Promise<Record<Kind, Upload>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foliado-bench-'));
  const files = await sampleFiles(folder);
  const of = async (id: string): Promise<Upload> => {
    const file = files.find((known) => known.id === id);
    if (!file) throw new Error(`no sample ${id}`);
    const name = path.basename(file.path);
    return { name, fileType: file.fileType, bytes: await readFile(file.path) };
  };
  const both = { text: await of('factura-detraccion'), scan: await of('nota-credito-escaneada') };
  await rm(folder, { recursive: true });
  return both;
}

type Times = Record<Kind, Time[]>;

/** Milliseconds that each of these readings lasted, from when it was taken until it was over. */
async function lasted(client: PlainClient, ids: readonly string[]): Promise<number[]> {
  const all: number[] = [];
  for (const id of ids) {
    await over(client, id);
    const { runs } = contentOf<DocumentRuns>(await client.get(API.documentRuns(id)));
    for (const { startedAt, finishedAt } of runs)
      if (finishedAt) all.push(Date.parse(finishedAt) - Date.parse(startedAt));
  }
  return all;
}

/** One document at a time, as a clerk with paper in hand. */
async function singles(client: PlainClient, both: Record<Kind, Upload>): Promise<Times> {
  const times: Times = { text: [], scan: [] };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    times.text.push(await timed(client, both.text));
    times.scan.push(await timed(client, both.scan));
  }
  return times;
}

function row(situation: string, times: Times): Record<string, string> {
  const [text, scan] = [times.text, times.scan].map((all) => all.map(({ took }) => took));
  const wait = (kind: Kind): string => time(p95(times[kind].map(({ waited }) => waited)));
  return {
    situation,
    'text, median': time(median(text ?? [])),
    'text, p95': time(p95(text ?? [])),
    'wait p95': wait('text'),
    'scan, median': time(median(scan ?? [])),
    'scan, p95': time(p95(scan ?? [])),
    'scan wait p95': wait('scan'),
  };
}

for (const [queue, readers] of [
  ['embedded', 1],
  ['bull', 2],
] as const) {
  test(`what a company waits for beside others, ${queue}`, async () => {
    test.skip(queue === 'bull' && !process.env.REDIS_URL, 'needs REDIS_URL');
    test.setTimeout(3_600_000);
    await withReaders(queue, readers, async (server) => {
      const both = await documents();
      const [waiting, exhausting, scanning, before] = [
        await paying(server, 1),
        await PlainClient.registered(server, 2),
        await paying(server, 3),
        await paying(server, 4),
      ];
      // What a company has used counts against its next turn: the one that waits has used nothing yet. The first
      // documents start the readers.
      await singles(before, both);
      const alone = await singles(before, both);

      const bomb: Upload = {
        name: 'formas.pdf',
        fileType: 'application/pdf',
        bytes: nestedForms(9),
      };
      const bombs: string[] = [];
      await sideBySide(Array.from({ length: EXHAUSTING }), async () => {
        bombs.push(await sent(exhausting, bomb));
      });
      const scans: string[] = [];
      await sideBySide(Array.from({ length: SCANS }), async () => {
        scans.push(await sent(scanning, both.scan));
      });
      const beside = await singles(waiting, both);
      const scanned = await lasted(scanning, scans);
      // The later ones are read when nobody else waits.
      const exhausted = await lasted(exhausting, bombs.slice(0, 3));

      const newcomers: { client: PlainClient; id: string; begun: number }[] = [];
      await sideBySide(
        Array.from({ length: NEW_COMPANIES }, (_, at) => at + 10),
        async (at) => {
          const client = await PlainClient.registered(server, at);
          const begun = performance.now();
          newcomers.push({ client, begun, id: await sent(client, both.text) });
        },
      );
      const amidst = await singles(waiting, both);
      const waits: number[] = [];
      await sideBySide(newcomers, async ({ client, id, begun }) => {
        await over(client, id);
        waits.push(performance.now() - begun);
      });
      publish(
        `turns-${queue}`,
        `A company with one document at a time, ${PAIRS} of each kind, ${queue}, ${readers} that read; ` +
          `${waits.length} of ${NEW_COMPANIES} new companies were read, the last after ${time(Math.max(0, ...waits))}; ` +
          `a reading that exhausts its limit lasted ${time(median(exhausted))}, at most ${time(Math.max(...exhausted))}; ` +
          `one of the scans beside it ${time(median(scanned))}, at most ${time(Math.max(...scanned))}`,
        [
          row('alone', alone),
          row(`beside ${EXHAUSTING} exhausting and ${SCANS} scans of others`, beside),
          row(`amidst ${NEW_COMPANIES} new companies`, amidst),
        ],
      );
    });
  });
}
