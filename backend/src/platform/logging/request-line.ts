import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is logged of a request: no query, header, cookie, body or address. */
export interface RequestLine {
  method: string;
  /** The template of its route (`/api/documents/:id`); else its path with what may be data masked. */
  route: string;
  /** Ids in its path. */
  ids?: Record<string, string>;
  status: number;
  ms: number;
  /** The client left before the answer was complete. */
  aborted?: true;
}

interface RoutedRequest extends IncomingMessage {
  originalUrl?: string;
  baseUrl?: string;
  route?: { path?: unknown };
  params?: Record<string, unknown>;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_PATH = 100;
/** A part of a path that holds more than plain letters: typed or quoted by somebody, so masked whole. */
const TYPED = /[^A-Za-z0-9_.-]/;
/** Longer than any word of an address: an id, or the secret of a one-time link. */
const LONG_WORD = /[A-Za-z0-9_-]{24,}/g;

export function requestLine(
  request: RoutedRequest,
  response: ServerResponse,
  ms: number,
): RequestLine {
  const ids = idsOf(request.params ?? {});
  return {
    method: request.method ?? '',
    route: routeTemplate(request) ?? maskedPath(request),
    ...(ids === null ? {} : { ids }),
    status: response.statusCode,
    ms,
    ...(response.writableEnded ? {} : { aborted: true as const }),
  };
}

/** Polled by machines: of interest only when something is wrong with them. */
export const isProbe = ({ originalUrl, url }: RoutedRequest): boolean =>
  /^\/(?:healthz|readyz)(?:\?|$)/.test(originalUrl ?? url ?? '');

/** Null where only a catch-all has matched, which says nothing. */
export function routeTemplate({ route, baseUrl = '' }: RoutedRequest): string | null {
  const path = route?.path;
  return typeof path === 'string' && !path.includes('*') ? `${baseUrl}${path}` : null;
}

function idsOf(params: Record<string, unknown>): Record<string, string> | null {
  const ids = Object.entries(params).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && UUID.test(entry[1]),
  );
  return ids.length === 0 ? null : Object.fromEntries(ids);
}

function maskedPath({ originalUrl, url }: RoutedRequest): string {
  const path = (originalUrl ?? url ?? '').split(/[?#]/)[0] ?? '';
  return path
    .replace(LONG_WORD, (word) => (UUID.test(word) ? word : '*'))
    .slice(0, MAX_PATH)
    .replace(/[^/]+/g, (part) => (TYPED.test(part) ? '*' : part))
    .replace(/\d{6,}/g, '#');
}
