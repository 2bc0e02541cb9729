import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a vendor does with a request. */
export type Reply =
  | { status?: number; headers?: Record<string, string>; body: string }
  /** Never answers. */
  | 'silence'
  /** Breaks the connection off. */
  | 'reset'
  /** A body of 200 MB. */
  | 'flood'
  /** A body that is announced longer than it comes. */
  | 'cut'
  /** A letter now and then, without end. */
  | 'trickle';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** The same for every request, or one for each. */
export type Behaviour = Reply | ((request: ReceivedRequest) => Reply);

const FLOOD_BYTES = 200 * 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024, 'x');

/** A vendor on this machine that does as it is told and remembers what it was asked. */
export class ScriptedServer {
  readonly received: ReceivedRequest[] = [];
  /** Of all floods. */
  floodedBytes = 0;
  /** Requests that have not been answered and whose asker is still there. */
  waiting = 0;
  private behaviour: Behaviour = 'reset';

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ScriptedServer> {
    const server = createServer();
    const scripted = new ScriptedServer(server);
    server.on('request', (request, response) => void scripted.take(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return scripted;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on. */
  behave(behaviour: Behaviour): void {
    this.behaviour = behaviour;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.waiting += 1;
    response.on('close', () => (this.waiting -= 1));
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const received = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    this.received.push(received);
    const { behaviour } = this;
    this.answer(typeof behaviour === 'function' ? behaviour(received) : behaviour, response);
  }

  private answer(reply: Reply, response: ServerResponse): void {
    if (reply === 'silence') return;
    if (reply === 'reset') return void response.socket?.resetAndDestroy();
    if (reply === 'flood') return this.flood(response);
    if (reply === 'cut') return cutOff(response);
    if (reply === 'trickle') return trickle(response);
    const { status = 200, headers = {}, body } = reply;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  }

  private flood(response: ServerResponse): void {
    let left = FLOOD_BYTES;
    const pour = (): void => {
      while (left > 0 && !response.destroyed) {
        left -= CHUNK.length;
        this.floodedBytes += CHUNK.length;
        if (!response.write(CHUNK)) return void response.once('drain', pour);
      }
      response.end();
    };
    response.writeHead(200, { 'content-type': 'application/json' });
    pour();
  }
}

function cutOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"choices":[', () => response.socket?.destroy());
}

function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
}
