import { IDEMPOTENCY_HEADER } from '@contracts/headers';
import { request, requestJson } from './http-client';

/** One page of a list and how many rows there are in all. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** Total of `Content-Range: credits 0-19/53`; without the header, the rows are all there are. */
export function totalOf(contentRange: string | null, rowCount: number): number {
  const total = Number(/\/(\d+)$/.exec(contentRange ?? '')?.[1] ?? Number.NaN);
  return Number.isInteger(total) ? total : rowCount;
}

/** Which page, from 1. */
export interface PageWish {
  page: number;
  perPage: number;
}

/** Page `page` (from 1) of a list that understands `range=[from,to]`, both inclusive; `path` may have a query. */
export async function requestPage<Row>(
  path: string,
  { page, perPage }: PageWish,
  signal?: AbortSignal,
): Promise<Page<Row>> {
  const from = (page - 1) * perPage;
  const range = encodeURIComponent(JSON.stringify([from, from + perPage - 1]));
  const joint = path.includes('?') ? '&' : '?';
  const response = await request(`${path}${joint}range=${range}`, { signal });
  const rows = (await response.json()) as Row[];
  return { rows, total: totalOf(response.headers.get('Content-Range'), rows.length) };
}

interface SendOptions {
  signal?: AbortSignal;
  /** The same again is the same act. */
  key?: string;
  /** Refused when what is changed has become another since. */
  version?: number;
  headers?: Record<string, string>;
}

const withJson = (
  method: string,
  body?: object,
  { signal, key, version, headers }: SendOptions = {},
): RequestInit => ({
  method,
  body: body && JSON.stringify(body),
  signal,
  headers: {
    ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
    ...(version !== undefined && { 'If-Match': `"${version}"` }),
    ...headers,
  },
});

/** Asks the server for a change; what it answers is not needed. */
export async function send(
  method: string,
  path: string,
  body?: object,
  options?: SendOptions,
): Promise<void> {
  await request(path, withJson(method, body, options));
}

/** Asks the server for a change and reads its JSON answer. */
export const sendForJson = <Answer>(
  method: string,
  path: string,
  body?: object,
  options?: SendOptions,
): Promise<Answer> => requestJson<Answer>(path, withJson(method, body, options));
