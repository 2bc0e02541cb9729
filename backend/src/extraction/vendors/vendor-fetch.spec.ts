import { ScriptedServer } from '../../../test/support/vendors/scripted-server';
import { vendorFetch } from './vendor-gate';

describe('the fetch of a vendor', () => {
  let server: ScriptedServer;
  let send: typeof fetch;
  beforeAll(async () => {
    server = await ScriptedServer.start();
    server.behave(({ path }) => ({ body: path.endsWith('/large') ? 'x'.repeat(101) : 'ok' }));
    send = vendorFetch(`${server.url}/v1`, { connectMs: 5_000, maxBytes: 100 });
  });
  afterAll(() => server.close());
  beforeEach(() => (server.received.length = 0));

  it.each(['text', 'URL', 'Request'])('reaches the operator’s origin: %s', async (kind) => {
    const url = `${server.url}/v1/chat?x=1`;
    const input = { text: url, URL: new URL(url), Request: new Request(url) }[kind];
    expect(await (await send(input as string, { method: 'POST', body: '{}' })).text()).toBe('ok');
    expect(server.received).toMatchObject([{ method: 'POST', path: '/v1/chat?x=1', body: '{}' }]);
  });

  it.each([
    ['another port', (url: string) => url.replace(/:\d+$/, ':1')],
    ['another scheme', (url: string) => url.replace('http:', 'https:')],
    ['another host', () => 'http://169.254.169.254/latest'],
    ['no address', () => 'file:///etc/passwd'],
  ])('reaches nothing else: %s', async (_, elsewhere) => {
    await expect(send(elsewhere(server.url))).rejects.toMatchObject({ fault: 'host_not_allowed' });
    expect(server.received).toEqual([]);
  });

  it('ends an answer that is too large', async () => {
    await expect(send(`${server.url}/large`)).rejects.toMatchObject({ fault: 'answer_too_large' });
  });
});
