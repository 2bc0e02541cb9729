import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import type { CloudProcessorId } from '../../contracts/processors';

/**
 * Milliseconds that an answer asks us to stay away; null when it does not say so, or not clearly.
 * Both forms of RFC 9110: seconds, or a date.
 */
export function retryAfterMs(header: string | null | undefined, now: Date): number | null {
  if (!header) return null;
  if (/^\d{1,6}(?:\.\d{1,3})?$/.test(header)) return Number(header) * 1_000;
  const at = /^\w{3}, \d{2} \w{3} \d{4} /.test(header) ? Date.parse(header) : NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

/** Why a request of ours never got an answer that may be looked at. */
export type OutboundFault =
  | 'host_not_allowed'
  | 'host_unknown'
  | 'address_not_public'
  | 'no_connection'
  | 'answer_too_large';

const MESSAGES: Readonly<Record<OutboundFault, string>> = {
  host_not_allowed: 'a host that is not on the list',
  host_unknown: 'a host of which no name server knows',
  address_not_public: 'a public host with an internal address',
  no_connection: 'no connection',
  answer_too_large: 'an answer that is too large',
};

export class OutboundError extends Error {
  constructor(readonly fault: OutboundFault) {
    super(MESSAGES[fault]);
    this.name = 'OutboundError';
  }
}

const MAX_CAUSES = 5;

/** The fault behind an error: a vendor's client hands ours on as the cause of its own. */
export function outboundFault(error: unknown): OutboundFault | null {
  let cause: unknown = error;
  for (let depth = 0; depth < MAX_CAUSES; depth += 1) {
    if (cause instanceof OutboundError) return cause.fault;
    cause = (cause as { cause?: unknown } | null | undefined)?.cause;
  }
  return null;
}

/**
 * Addresses that are not on the public internet (IANA's registries of special-purpose addresses): this
 * machine, its neighbours, private networks, the services of a cloud for its own machines.
 */
const INTERNAL: readonly (readonly [net: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const internal = new BlockList();
for (const [net, prefix] of INTERNAL) internal.addSubnet(net, prefix, familyOf(net));

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** True for an address of the public internet; an IPv4 address written as IPv6 is the same one. */
export function isPublicAddress(address: string): boolean {
  return !internal.check(address, familyOf(address));
}

/** Vendors where they are at home. The operator may set another address for each, also an internal one. */
const HOMES: Readonly<Record<CloudProcessorId, RegExp>> = {
  openai: /^api\.openai\.com$/i,
  // Of the spreadsheets, too.
  langextract: /^[a-z\d-]+\.googleapis\.com$/i,
  textract: /^textract\.[a-z\d-]+\.amazonaws\.com$/i,
};

const isVendorAtHome = (hostname: string): boolean =>
  Object.values(HOMES).some((home) => home.test(hostname));

/**
 * A look-up for hosts that are on the public internet: a name server that answers anything else is
 * wrong or lies, and nobody connects to what it says. Fails with `OutboundError`.
 */
const publicLookup: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) return done(error, []);
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      return done(new OutboundError('address_not_public'), []);
    }
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

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
