import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pinoHttp, { type HttpLogger } from 'pino-http';
import { developmentStream } from './development-stream';
import { loggerOptions } from './logger-options';

type Record_ = Record<string, unknown>;

interface Recorder {
  lines: string[];
  records: () => Record_[];
  middleware: HttpLogger<IncomingMessage, ServerResponse>;
}

function record(logLevel: 'info' | 'debug' = 'info'): Recorder {
  const lines: string[] = [];
  const middleware = pinoHttp(loggerOptions({ logLevel }), { write: (line) => lines.push(line) });
  return { lines, middleware, records: () => lines.map((line) => JSON.parse(line) as Record_) };
}

describe('a log record', () => {
  it('is one line whatever its values hold', () => {
    const { lines, middleware } = record();
    middleware.logger.info({ id: 'a\r\n{"level":"error"}\u2028' }, 'name\ninjected');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
  });

  it('drops secrets and personal data wherever they are put', () => {
    const { lines, middleware } = record();
    const secret = {
      password: 'tan-secreto',
      headers: { cookie: 'foliado=s' },
      ruc: '20100070970',
    };
    middleware.logger.info({ ...secret, nested: { ...secret, email: 'rosa@empresa.pe' } }, 'x');
    expect(lines.join()).not.toMatch(/tan-secreto|foliado=s|20100070970|rosa@/);
  });

  it('tells the kind and the place of an error, not its message', () => {
    const { records, middleware } = record();
    const error = Object.assign(new Error('E11000 dup key: { email: "rosa@empresa.pe" }'), {
      name: 'MongoServerError',
      code: 11000,
      keyValue: { email: 'rosa@empresa.pe' },
    });
    middleware.logger.error({ err: error }, 'failed');
    expect(records()[0]).toMatchObject({ level: 'error', err: { type: 'MongoServerError' } });
    expect(JSON.stringify(records())).not.toContain('rosa');
    expect(JSON.stringify(records())).toContain('logger-options.spec');
  });

  it('keeps the message of an error of the system or of the language', () => {
    const { records, middleware } = record();
    const full = Object.assign(new Error('ENOSPC: no space left'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
    middleware.logger.error({ err: full });
    middleware.logger.error({ err: new TypeError('x is not a function') });
    middleware.logger.error({ error: new Error('RUC 20100070970') });
    expect(records().map(({ err, error }) => err ?? error)).toMatchObject([
      { type: 'Error', code: 'ENOSPC', message: 'ENOSPC: no space left' },
      { type: 'TypeError', message: 'x is not a function' },
      { type: 'Error', frames: expect.any(Array) },
    ]);
    expect(JSON.stringify(records())).not.toContain('20100070970');
  });

  it('leaves out what the framework says of its start, except for debugging', () => {
    for (const [level, count] of [
      ['info', 1],
      ['debug', 2],
    ] as const) {
      const { lines, middleware } = record(level);
      middleware.logger.info({ context: 'RouterExplorer' }, 'Mapped {/api, GET} route');
      middleware.logger.info({ context: 'Foliado' }, 'ready');
      expect(lines).toHaveLength(count);
    }
  });
});

describe('the record of a request', () => {
  let server: Server;
  let recorder: Recorder;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;

  beforeEach(async () => {
    recorder = record();
    server = createServer((request, response) => {
      request.id = 'c-1';
      recorder.middleware(request, response);
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  async function get(path: string): Promise<void> {
    const { port } = server.address() as AddressInfo;
    const headers = { cookie: 'foliado=s3cr3t', authorization: 'Bearer s3cr3t' };
    await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
  }

  it('has the route, its ids, the status, the time and the correlation id, and nothing else', async () => {
    const id = randomUUID();
    answer = (request, response) => {
      Object.assign(request, {
        route: { path: '/api/documents/:id' },
        params: { id, name: 'Rosa' },
      });
      response.end('x');
    };
    await get(`/api/documents/${id}?q=20100070970`);
    expect(recorder.records()).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        correlationId: 'c-1',
        method: 'GET',
        route: '/api/documents/:id',
        ids: { id },
        status: 200,
        ms: expect.any(Number),
        msg: 'request',
      },
    ]);
  });

  it('masks what may be data in a path without a route, and drops the query', async () => {
    answer = (request, response) => {
      Object.assign(request, { route: { path: '/api/{*path}' } });
      response.writeHead(404).end();
    };
    await get('/api/RUC20100070970/Ñandú%0aSAC?email=rosa@empresa.pe');
    expect(recorder.records()[0]).toMatchObject({ status: 404, level: 'info' });
    expect(recorder.records()[0]?.['route']).toBe('/api/RUC#/*');
    expect(recorder.lines.join()).not.toMatch(/20100070970|rosa|s3cr3t|%0a/);
  });

  it('is made without looking at the rest of the request, which is large', async () => {
    let looks = 0;
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const looked = { enumerable: true, get: () => (looks += 1) };
      Object.defineProperty(request, 'large', looked);
      Object.defineProperty(response, 'large', looked);
      recorder.middleware(request, response);
      response.end();
    });
    await get('/api/documents');
    expect(recorder.records()).toHaveLength(1);
    expect(looks).toBe(0);
  });

  it('hides the secret of a one-time link also where no route has matched', async () => {
    const token = randomBytes(32).toString('base64url');
    answer = (_, response) => void response.writeHead(403).end();
    await get(`/api/password-reset/${token}`);
    await get(`/api/x/${token}/${randomUUID()}`);
    expect(recorder.records()[0]).toMatchObject({ route: '/api/password-reset/*' });
    expect(recorder.lines.join()).not.toContain(token.slice(0, 12));
  });

  it('is an error when the server failed', async () => {
    answer = (_, response) => void response.writeHead(500).end();
    await get('/api/x');
    expect(recorder.records()[0]).toMatchObject({ level: 'error', status: 500 });
    expect(recorder.records()[0]).not.toHaveProperty('err');
  });

  it('is left out for a health probe that is well', async () => {
    answer = (request, response) =>
      void response.writeHead(request.url === '/healthz' ? 200 : 503).end();
    await get('/healthz');
    await get('/readyz');
    expect(recorder.records()).toMatchObject([{ level: 'warn', status: 503, route: '/readyz' }]);
  });
});

describe('the log in development', () => {
  it('is readable, and one line a record', () => {
    const lines: string[] = [];
    const stream = developmentStream((line) => lines.push(line));
    const { logger } = pinoHttp(loggerOptions({ logLevel: 'info' }), stream);
    logger.info({ context: 'JobQueue', job: 'a\n\u001b[2Jb' }, 'job: retry');
    logger.error({ err: new TypeError('x is not a function') }, 'failed');
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d INFO {2}\[JobQueue\] job: retry job=a \[2Jb\n$/);
    expect(lines[1]).toContain('TypeError x is not a function\n      at ');
  });
});
