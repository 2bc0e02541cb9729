import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boundedFetch } from './bounded-fetch';

describe('the fetch for services outside', () => {
  const paths: string[] = [];
  let server: Server;
  let bounded: typeof fetch;
  beforeAll(async () => {
    server = createServer((request, response) => {
      paths.push(`${request.method} ${request.url}`);
      if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' }).end();
      else if (request.url === '/none') response.writeHead(204).end();
      else if (request.url === '/large') response.end('x'.repeat(101));
      else request.pipe(response.writeHead(200, { 'x-type': request.headers['content-type'] }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const places = new Map([['sheets.googleapis.com', origin]]);
    bounded = boundedFetch(places, { connectMs: 5_000, maxBytes: 100 });
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => (paths.length = 0));

  const at = (path: string) => `https://sheets.googleapis.com${path}`;

  it('goes to where the operator has put the host', async () => {
    const body = new URLSearchParams({ a: 'ñ' });
    const answer = await bounded(at('/v4/x?y=1'), { method: 'POST', body });
    expect([answer.status, await answer.text()]).toEqual([200, 'a=%C3%B1']);
    expect(answer.headers.get('x-type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(paths).toEqual(['POST /v4/x?y=1']);
  });

  it.each([
    'http://127.0.0.1/x',
    'http://169.254.169.254/latest/meta-data',
    'https://sheets.googleapis.com.evil.example/x',
    'https://storage.googleapis.com/x',
    'file:///etc/passwd',
  ])('reaches no other host: %s', async (url) => {
    await expect(bounded(url)).rejects.toThrow('not on the list');
    expect(paths).toEqual([]);
  });

  it('hands a redirect on as it is', async () => {
    expect((await bounded(at('/moved'))).status).toBe(302);
    expect(paths).toEqual(['GET /moved']);
  });

  it('takes an answer without a body, and none that is too large', async () => {
    expect((await bounded(at('/none'))).status).toBe(204);
    await expect(bounded(at('/large'))).rejects.toThrow('too large');
  });

  it('ends when its signal says so', async () => {
    await expect(bounded(at('/x'), { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });
});
