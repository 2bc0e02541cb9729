import http from 'node:http';
import https from 'node:https';
import { OutboundError } from './outbound-error';
import { isVendorAtHome, publicLookup } from './public-lookup';

/** What one request may take (reliability R8). */
export interface OutboundLimits {
  readonly connectMs: number;
  readonly maxBytes: number;
}

/** Statuses that carry no body. */
const EMPTY = [204, 205, 304];

/**
 * A `fetch` that reaches the hosts of `places` alone, each at the origin that the operator has set for
 * it: nothing that a request says chooses a host. A vendor at home is on the public internet, whatever a
 * name server says. It follows no redirect and ends an answer that is too large or a connection that
 * does not come about.
 */
export function boundedFetch(
  places: ReadonlyMap<string, string>,
  limits: OutboundLimits,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const asked = new URL(request.url);
    const origin = places.get(asked.hostname);
    if (origin === undefined) throw new OutboundError('host_not_allowed');
    const url = new URL(asked.pathname + asked.search, origin);
    // Not that of the request: it ends with the request, which nobody keeps.
    const signal = init?.signal ?? new AbortController().signal;
    return exchange(url, { request, signal, body: await request.arrayBuffer() }, limits);
  };
}

interface Outgoing {
  request: Request;
  signal: AbortSignal;
  body: ArrayBuffer;
}

function exchange(
  url: URL,
  { request: { method, headers }, signal, body }: Outgoing,
  limits: OutboundLimits,
): Promise<Response> {
  const { request: send } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers: { ...Object.fromEntries(headers), 'accept-encoding': 'identity' },
      signal,
      ...(isVendorAtHome(url.hostname) ? { lookup: publicLookup } : {}),
    };
    const outgoing = send(url, options, (answer) => {
      collect(answer, limits.maxBytes).then(resolve, reject);
    });
    limitConnecting(outgoing, limits.connectMs);
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOTFOUND' ? new OutboundError('host_unknown') : error),
    );
    outgoing.end(Buffer.from(body));
  });
}

function limitConnecting(outgoing: http.ClientRequest, ms: number): void {
  const timer = setTimeout(() => outgoing.destroy(new OutboundError('no_connection')), ms);
  const clear = () => clearTimeout(timer);
  outgoing.on('socket', (socket) => {
    if (socket.connecting) socket.once('connect', clear);
    else clear();
  });
  outgoing.on('close', clear);
}

async function collect(answer: http.IncomingMessage, maxBytes: number): Promise<Response> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      answer.destroy();
      throw new OutboundError('answer_too_large');
    }
    chunks.push(chunk);
  }
  const status = answer.statusCode ?? 500;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
  return new Response(EMPTY.includes(status) ? null : Buffer.concat(chunks), { status, headers });
}
