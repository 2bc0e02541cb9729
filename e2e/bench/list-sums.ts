import { setTimeout as pause } from 'node:timers/promises';
import { API } from '../../backend/src/contracts/routes';
import type { DocumentSummary } from '../../backend/src/contracts/document';
import type { SupplierRow } from '../../backend/src/contracts/suppliers';
import type { DocumentFilter } from '../../backend/src/contracts/list-query';
import { contentOf, type PlainClient } from './plain-client';
import { median, p95, time } from './report';

type Row = Record<string, string>;

const READERS = 10;
const ROUNDS = 20;
/** Between two changes of documents while the cards are read. */
const CHANGE_MS = 200;

/** Filters whose sums are not kept: by date, by text, and both with others. */
const FILTERS: readonly DocumentFilter[] = [
  {},
  { paymentStatus: 'unpaid' },
  { emisionDesde: '2000-01-01' },
  { vencimientoHasta: '2099-12-31', paymentStatus: 'unpaid' },
  { vista: 'por-revisar' },
  { ruc: '20' },
  { q: 'ferret' },
  { razonSocial: 'ferret', status: 'completed' },
];

const row = (what: string, times: readonly number[]): Row => ({
  what,
  median: time(median(times)),
  p95: time(p95(times)),
  worst: time(Math.max(...times)),
});

async function timed(client: PlainClient, path: string, query: Record<string, string> = {}) {
  const answer = await client.get(path, { query });
  contentOf(answer);
  return answer.took;
}

/** Ten people at once, one after the other's answer, while documents are paid in part. */
async function cards(client: PlainClient, isChanging: boolean): Promise<number[]> {
  const ids = contentOf<DocumentSummary[]>(
    await client.get(API.documents, {
      query: { range: '[0,99]', filter: '{"status":"completed","paymentStatus":"unpaid"}' },
    }),
  ).map(({ id }) => id);
  const times: number[] = [];
  let isOver = !isChanging;
  const change = async (): Promise<void> => {
    for (let at = 0; !isOver; at += 1) {
      const amount = (1 + at) / 100;
      const change = { paymentStatus: 'partially_paid', amount };
      contentOf(await client.post(API.documentPayment(ids[at % ids.length] ?? ''), change));
      await pause(CHANGE_MS);
    }
  };
  const read = async (): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push(await timed(client, API.historyStats));
    }
  };
  const changes = change();
  await Promise.all(Array.from({ length: READERS }, read));
  isOver = true;
  await changes;
  return times;
}

/** The list of suppliers, as it is kept and after a change of a document, its search, and one of them. */
async function suppliers(client: PlainClient): Promise<Row[]> {
  const page = { range: '[0,24]' };
  const [first] = contentOf<SupplierRow[]>(await client.get(API.suppliers, { query: page }));
  const asked = [
    ['suppliers', API.suppliers, page],
    ['suppliers named', API.suppliers, { ...page, search: 'ferret' }],
    ['the supplier of most', API.supplier(first?.ruc ?? ''), {}],
  ] as const;
  const rows: Row[] = [];
  for (const [what, path, query] of asked) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(client, path, query));
    rows.push(row(what, times));
  }
  const [one] = contentOf<DocumentSummary[]>(
    await client.get(API.documents, {
      query: { range: '[0,0]', filter: '{"status":"completed","paymentStatus":"unpaid"}' },
    }),
  );
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const change = { paymentStatus: 'partially_paid', amount: round / 100 };
    contentOf(await client.post(API.documentPayment(one?.id ?? ''), change));
    times.push(await timed(client, API.suppliers, page));
  }
  return [...rows, row('suppliers, after a document has changed', times)];
}

/** The cards for ten people at once, and the sums of filters. */
export async function sumTimes(client: PlainClient): Promise<Row[]> {
  const rows = [
    row('cards, first after a start', [await timed(client, API.historyStats)]),
    row(`cards, ${READERS} at once`, await cards(client, false)),
    row(`cards, ${READERS} at once while documents change`, await cards(client, true)),
  ];
  for (const filter of FILTERS) {
    const text = JSON.stringify(filter);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push(await timed(client, API.documentCount, { filter: text }));
    }
    rows.push(row(`count with sums of ${text}`, times));
  }
  rows.push(...(await suppliers(client)));
  return rows;
}
