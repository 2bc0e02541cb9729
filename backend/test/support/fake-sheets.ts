import { createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { FakeSpreadsheet, type Cell } from './fake-spreadsheet';

/** What a call is about. */
export type SheetsCall =
  | 'token'
  | 'create'
  | 'open'
  | 'addSheet'
  | 'read'
  | 'write'
  | 'append'
  | 'share';

/** How one call goes wrong. `isDone`: its work is done all the same; `after` has to come about before. */
export interface Fault {
  isDone?: boolean;
  after?: Promise<void>;
  /** `right` is no fault; `never` answers nothing until the server closes. */
  answer: 'right' | 'never' | 'reset' | number;
  headers?: Record<string, string>;
  body?: string;
}

/** A call as it came in. */
export interface SeenCall {
  call: SheetsCall;
  url: URL;
  body: string;
}

interface Asked extends SeenCall {
  id: string;
  range: string;
}

const ROUTES: readonly [string, RegExp, SheetsCall][] = [
  ['POST', /^\/token$/, 'token'],
  ['POST', /^\/v4\/spreadsheets$/, 'create'],
  ['POST', /^\/v4\/spreadsheets\/([\w-]+):batchUpdate$/, 'addSheet'],
  ['GET', /^\/v4\/spreadsheets\/([\w-]+)$/, 'open'],
  ['GET', /^\/v4\/spreadsheets\/([\w-]+)\/values\/([^/]+)$/, 'read'],
  ['PUT', /^\/v4\/spreadsheets\/([\w-]+)\/values\/([^/]+)$/, 'write'],
  ['POST', /^\/v4\/spreadsheets\/([\w-]+)\/values\/([^/]+):append$/, 'append'],
  ['POST', /^\/drive\/v3\/files\/([\w-]+)\/permissions$/, 'share'],
];

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason = 'INVALID_ARGUMENT',
  ) {
    super(reason);
  }
}

/** Google's token, Sheets and Drive services on loopback, in their wire format, with scripted faults. */
export class FakeSheets {
  readonly spreadsheets = new Map<string, FakeSpreadsheet>();
  /** Newest last. */
  readonly seen: SeenCall[] = [];
  readonly shares: { id: string; emailAddress: string; role: string; type: string }[] = [];
  private readonly faults = new Map<SheetsCall, Fault[]>();
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** What the product is started with to use it. */
  get environment(): Record<string, string> {
    const url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    const pem = this.keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    return {
      GOOGLE_SERVICE_ACCOUNT_EMAIL: 'hojas@foliado.iam.gserviceaccount.com',
      GOOGLE_SERVICE_ACCOUNT_KEY: pem.replaceAll('\n', '\\n'),
      GOOGLE_SHEETS_BASE_URL: url,
      GOOGLE_DRIVE_BASE_URL: url,
      GOOGLE_TOKEN_BASE_URL: url,
    };
  }

  /** The next calls of a kind go wrong, each by its fault, in their order. */
  fail(call: SheetsCall, ...faults: Fault[]): void {
    this.faults.set(call, [...(this.faults.get(call) ?? []), ...faults]);
  }

  /** Forgets faults and calls. */
  reset(): void {
    this.faults.clear();
    this.seen.length = 0;
    this.shares.length = 0;
  }

  /** A spreadsheet that the service account can edit, or not. */
  put(id: string, sheets: string[], isShared = true): FakeSpreadsheet {
    const spreadsheet = new FakeSpreadsheet('Compras', sheets, isShared);
    this.spreadsheets.set(id, spreadsheet);
    return spreadsheet;
  }

  countOf(call: SheetsCall): number {
    return this.seen.filter((one) => one.call === call).length;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const asked = routed(request.method ?? '', url, await text(request));
    if (!asked) return json(response, 404, { error: { code: 404, status: 'NOT_FOUND' } });
    const { call, body } = asked;
    this.seen.push({ call, url, body });
    const next = this.faults.get(call)?.shift();
    const fault = next?.answer === 'right' ? undefined : next;
    if (fault && !fault.isDone) return misbehave(response, fault);
    await next?.after;
    try {
      const answer = this.work(asked, request.headers.authorization);
      if (fault) return misbehave(response, fault);
      json(response, 200, answer);
    } catch (error) {
      const { status = 500, reason = 'INTERNAL' } = error as Partial<Refusal>;
      json(response, status, { error: { code: status, message: reason, status: reason } });
    }
  }

  private work(asked: Asked, authorization: string | undefined): unknown {
    const { call, id, body, range, url } = asked;
    if (call === 'token') return this.grant(new URLSearchParams(body).get('assertion') ?? '');
    if (authorization !== 'Bearer permiso') throw new Refusal(401, 'UNAUTHENTICATED');
    const input = (body === '' ? {} : JSON.parse(body)) as Record<string, never>;
    if (call === 'create') return this.create(input);
    const spreadsheet = this.opened(id);
    const isRaw = url.searchParams.get('valueInputOption') === 'RAW';
    switch (call) {
      case 'share':
        this.shares.push({ id, ...(input as object) } as (typeof this.shares)[number]);
        return { id: 'p1' };
      case 'open':
        return spreadsheet.described();
      case 'addSheet':
        return this.addSheet(spreadsheet, input);
      case 'read':
        return { range, values: spreadsheet.columns(range) };
      case 'write':
        return spreadsheet.write(range, rowsOf(input), isRaw);
      default:
        return { spreadsheetId: id, updates: spreadsheet.append(range, rowsOf(input), isRaw) };
    }
  }

  /** Only for a statement that the service account has signed. */
  private grant(assertion: string): unknown {
    const [head = '', claims = '', signature = ''] = assertion.split('.');
    const verify = createVerify('sha256').update(`${head}.${claims}`);
    if (!verify.verify(this.keys.publicKey, signature, 'base64url')) {
      throw new Refusal(400, 'invalid_grant');
    }
    return { access_token: 'permiso', expires_in: 3600, token_type: 'Bearer' };
  }

  private create(input: {
    properties?: { title: string };
    sheets?: { properties: { title: string } }[];
  }): unknown {
    const id = `hoja_nueva-${String(this.spreadsheets.size).padStart(20, '0')}`;
    const names = (input.sheets ?? []).map(({ properties }) => properties.title);
    const title = input.properties?.title ?? '';
    this.spreadsheets.set(id, new FakeSpreadsheet(title, names, true));
    return { spreadsheetId: id };
  }

  private addSheet(
    spreadsheet: FakeSpreadsheet,
    input: { requests?: { addSheet: { properties: { title: string } } }[] },
  ): unknown {
    const name = input.requests?.[0]?.addSheet.properties.title ?? '';
    if (!spreadsheet.add(name)) throw new Refusal(400);
    return { replies: [{}] };
  }

  private opened(id: string): FakeSpreadsheet {
    const spreadsheet = this.spreadsheets.get(id);
    if (!spreadsheet) throw new Refusal(404, 'NOT_FOUND');
    if (!spreadsheet.isShared) throw new Refusal(403, 'PERMISSION_DENIED');
    return spreadsheet;
  }
}

const rowsOf = ({ values }: { values?: Cell[][] }): Cell[][] => values ?? [];

function routed(method: string, url: URL, body: string): Asked | null {
  for (const [verb, pattern, call] of ROUTES) {
    const match = verb === method ? pattern.exec(url.pathname) : null;
    if (!match) continue;
    return { call, url, body, id: match[1] ?? '', range: decodeURIComponent(match[2] ?? '') };
  }
  return null;
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function misbehave(response: ServerResponse, { answer, headers, body }: Fault): void {
  if (answer === 'never' || answer === 'right') return;
  if (answer === 'reset') {
    response.destroy();
    return;
  }
  const error = { error: { code: answer, message: 'x', status: 'X' } };
  response
    .writeHead(answer, { 'content-type': 'application/json', ...headers })
    .end(body ?? JSON.stringify(error));
}
