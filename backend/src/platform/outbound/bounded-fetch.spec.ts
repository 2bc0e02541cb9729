import dns from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boundedFetch, isPublicAddress } from './bounded-fetch';

describe('the fetch for services outside', () => {
  const paths: string[] = [];
  let server: Server;
  let bounded: typeof fetch;
  beforeAll(async () => {
    server = createServer((request, response) => {
      paths.push(`${request.method} ${request.url}`);
      if (request.url?.startsWith('/to/')) {
        response.writeHead(307, { location: `http://${request.url.slice(4)}/latest` }).end();
      } else if (request.url === '/moved')
        response.writeHead(302, { location: '/elsewhere' }).end();
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
  afterEach(() => jest.restoreAllMocks());

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

  /** Of this machine, its network and its cloud, in all spellings. */
  const INTERNAL = [
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '255.255.255.255',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:10.0.0.1',
  ];

  describe('whatever a name server answers', () => {
    type Answer = (error: null, found: readonly { address: string; family: number }[]) => void;
    const answering = (...addresses: string[]) =>
      jest.spyOn(dns, 'lookup').mockImplementation(((_: string, __: object, done: Answer) => {
        const found = addresses.map((address) => ({
          address,
          family: address.includes(':') ? 6 : 4,
        }));
        setImmediate(() => done(null, found));
      }) as unknown as typeof dns.lookup);
    const portOf = () => (own.address() as AddressInfo).port;
    /** A vendor that the operator leaves where it is. */
    const atHome = (host: string) => {
      const places = new Map([[host, `http://${host}:${portOf()}`]]);
      return boundedFetch(places, { connectMs: 5_000, maxBytes: 100 })(`http://${host}/x`);
    };
    /** Nobody else connects to this one. */
    let own: Server;
    let connections = 0;
    beforeAll(async () => {
      own = createServer((_, response) => response.writeHead(204).end());
      own.on('connection', () => (connections += 1));
      await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
    });
    afterAll(() => new Promise((resolve) => own.close(resolve)));
    beforeEach(() => (connections = 0));

    it.each(INTERNAL)('no vendor at home is looked for at %s', async (address) => {
      answering(address);
      const fault = { fault: 'address_not_public' };
      await expect(atHome('api.openai.com')).rejects.toMatchObject(fault);
      expect(connections).toBe(0);
    });

    it.each([
      'generativelanguage.googleapis.com',
      'oauth2.googleapis.com',
      'textract.us-east-1.amazonaws.com',
    ])('%s is not, even when one of its addresses is public', async (host) => {
      answering('203.0.113.7', '127.0.0.1');
      await expect(atHome(host)).rejects.toMatchObject({ fault: 'address_not_public' });
      expect(connections).toBe(0);
    });

    it('a host that the operator has set is: it may be on this machine', async () => {
      answering('127.0.0.1');
      const places = new Map([['api.openai.com', `http://motor.interno:${portOf()}`]]);
      const set = boundedFetch(places, { connectMs: 5_000, maxBytes: 100 });
      expect((await set('https://api.openai.com/x')).status).toBe(204);
      expect(connections).toBe(1);
    });

    it.each(INTERNAL)('a redirect to %s is followed by nobody', async (address) => {
      const asked = answering('127.0.0.1');
      const host = address.includes(':') ? `[${address}]` : address;
      const answer = await bounded(at(`/to/${host}`));
      expect([answer.status, answer.headers.get('location')]).toEqual([
        307,
        `http://${host}/latest`,
      ]);
      expect(paths).toHaveLength(1);
      expect(asked).not.toHaveBeenCalled();
    });
  });
});

describe('an address of the public internet', () => {
  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '169.253.1.1', '2606:4700::1111'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});
