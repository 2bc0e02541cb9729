import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type request from 'supertest';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { namedServer, testConfig } from '../../../test/support/test-config';

const CLERK = 'digitador@demo.pe';

/** A build as `npm run build:frontend` leaves it, in small. */
function builtSite(): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'foliado-site-'));
  const files = {
    'frontend/index.html': '<head></head>app shell',
    'frontend/preloads.json': '{"/historial":"<link of the history>"}',
    'frontend/assets/site-landing-abc.js': 'plain script',
    'frontend/assets/lonely-abc.js': 'never packed',
    'site/landing.html': 'landing of __FOLIADO_ORIGIN__/',
    'site/pricing.html': 'prices',
    'site/contact.html': 'write to __FOLIADO_CONTACT__',
    'site/terms-of-service.html': 'terms of __FOLIADO_SELLER__',
    'site/privacy-policy.html': 'privacy',
    'site/help.html': 'help for who is __FOLIADO_SESSION__',
    'site/not-found.html': 'not found',
    'site/sitemap.xml': '<loc>__FOLIADO_ORIGIN__/</loc>',
    'site/robots.txt': 'Sitemap: __FOLIADO_ORIGIN__/sitemap.xml',
    'site/claims/landing.html': 'landing with claims',
    'site/claims/not-found.html': 'not found',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
  }
  writeFileSync(
    path.join(dist, 'frontend/assets/site-landing-abc.js.br'),
    brotliCompressSync('packed script'),
  );
  return dist;
}

/** Any body as bytes; supertest has unpacked it as its `Content-Encoding` says. */
const raw = (response: request.Response, done: (error: Error | null, body: unknown) => void) => {
  const chunks: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
};

const start = (dist: string, env: NodeJS.ProcessEnv = {}): Promise<TestApp> =>
  startTestApp(testConfig({ ...namedServer(), WEB_DIR: path.join(dist, 'frontend'), ...env }));

describe('the public site', () => {
  let dist: string;
  let test: TestApp;
  beforeAll(async () => {
    dist = builtSite();
    test = await start(dist);
  });
  afterAll(async () => {
    await test?.close();
    rmSync(dist, { recursive: true, force: true });
  });

  it('greets a visitor on / with the landing page and its own address', async () => {
    const answer = await test.anonymous().get('/').set('Host', 'localhost:4000').expect(200);
    expect(answer.text).toBe('landing of http://localhost:4000/');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(answer.headers['vary']).toContain('Cookie');
    expect(answer.headers['vary']).toContain('Accept-Encoding');
  });

  it.each(['a"><script>', 'otro.pe', 'localhost.otro.pe', '10.0.0.7:3000'])(
    'repeats no host that is not its own, without PUBLIC_URL: %s',
    async (host) => {
      for (const [path, text] of [
        ['/', 'landing of /'],
        ['/robots.txt', 'Sitemap: /sitemap.xml'],
        ['/sitemap.xml', '<loc>/</loc>'],
      ] as const) {
        const answer = await test.anonymous().get(path).set('Host', host).expect(200);
        expect(answer.text ?? String(answer.body)).toBe(text);
      }
    },
  );

  it('opens the app on / for who is signed in', async () => {
    const clerk = await test.signedIn(CLERK);
    const answer = await clerk.get('/').expect(200);
    expect(answer.text).toContain('app shell');
    expect(answer.headers['vary']).toContain('Cookie');
    expect((await clerk.get('/pricing').expect(200)).text).toBe('prices');
  });

  it('tells its pages who asks, whatever it has told others before', async () => {
    const clerk = await test.signedIn(CLERK);
    for (const [visitor, said] of [
      [test.anonymous(), 'help for who is out'],
      [clerk, 'help for who is in'],
      [test.anonymous(), 'help for who is out'],
    ] as const) {
      const answer = await visitor.get('/help').expect(200);
      expect(answer.text).toBe(said);
      expect(answer.headers['vary']).toContain('Cookie');
    }
  });

  it.each(['/', '/help', '/nada'])(
    'takes a cookie whose session is over from the browser at %s, and greets a visitor',
    async (path) => {
      const clerk = await test.signedIn(CLERK);
      const { body } = await clerk.get('/api/account/sessions').expect(200);
      const other = await test.signedIn(CLERK);
      for (const { id, isCurrent } of body as { id: string; isCurrent: boolean }[])
        if (isCurrent) await other.delete(`/api/account/sessions/${id}`).expect(204);
      const answer = await clerk.get(path);
      expect(answer.text).not.toContain('app shell');
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^foliado=; Path=\/; Expires=Thu, 01 Jan 1970/),
      ]);
      const again = await clerk.get(path);
      expect(again.headers['set-cookie']).toBeUndefined();
    },
  );

  it('leaves the screens of the app to the app', async () => {
    for (const screen of ['/auth', '/dashboard', '/historial', '/documento/1']) {
      const answer = await test.anonymous().get(screen).expect(200);
      expect(answer.text).toContain('app shell');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('names in the shell of a screen the code that the screen needs', async () => {
    const { text } = await test.anonymous().get('/historial/').expect(200);
    expect(text).toBe('<head><link of the history></head>app shell');
    expect((await test.anonymous().get('/auth').expect(200)).text).not.toContain('link');
  });

  it('says 404 with a page of its own for what nobody knows, also to who is signed in', async () => {
    const clerk = await test.signedIn(CLERK);
    for (const visitor of [test.anonymous(), clerk]) {
      expect((await visitor.get('/nada').expect(404)).text).toBe('not found');
    }
    await test.anonymous().post('/nada').expect(404);
  });

  it('falls back to the app shell for a page that was not built', async () => {
    expect((await test.anonymous().get('/about').expect(404)).text).toContain('app shell');
  });

  it('spares a browser the page that it already has', async () => {
    const first = await test.anonymous().get('/pricing').expect(200);
    const etag = String(first.headers['etag']);
    const again = await test.anonymous().get('/pricing').set('If-None-Match', etag).expect(304);
    expect(again.text).toBe('');
    await test.anonymous().get('/pricing').set('If-None-Match', '"else"').expect(200);
  });

  it('packs pages as the browser asks for', async () => {
    const ask = (coding: string) =>
      test.anonymous().get('/pricing').set('Accept-Encoding', coding).buffer(true).parse(raw);
    const brotli = await ask('gzip, deflate, br').expect('Content-Encoding', 'br');
    expect(String(brotli.body)).toBe('prices');
    const gzip = await ask('gzip').expect('Content-Encoding', 'gzip');
    expect(String(gzip.body)).toBe('prices');
    const plain = await ask('identity');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(String(plain.body)).toBe('prices');
    expect(new Set([brotli, gzip, plain].map(({ headers }) => headers['etag'])).size).toBe(3);
  });

  it('answers HEAD without a body', async () => {
    const answer = await test.anonymous().head('/pricing').set('Accept-Encoding', '').expect(200);
    expect(answer.headers['content-length']).toBe('6');
    expect(answer.text).toBeUndefined();
  });

  it('tells robots where everything is', async () => {
    const robots = await test.anonymous().get('/robots.txt').set('Host', 'localhost').expect(200);
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.text).toBe('Sitemap: http://localhost/sitemap.xml');
    const map = await test.anonymous().get('/sitemap.xml').expect(200);
    expect(map.headers['content-type']).toContain('xml');
  });

  it('sends the packed asset under the name and type of the plain one', async () => {
    const packed = await test
      .anonymous()
      .get('/assets/site-landing-abc.js')
      .set('Accept-Encoding', 'br')
      .buffer(true)
      .parse(raw)
      .expect(200);
    expect(String(packed.body)).toBe('packed script');
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
  });

  it.each([
    ['site-landing-abc.js', 'gzip', 'plain script'],
    ['site-landing-abc.js', 'identity', 'plain script'],
    ['lonely-abc.js', 'br', 'never packed'],
  ])('sends %s plain where %s has no packed file', async (name, coding, text) => {
    const answer = await test
      .anonymous()
      .get(`/assets/${name}`)
      .set('Accept-Encoding', coding)
      .buffer(true)
      .parse(raw)
      .expect(200);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(String(answer.body)).toBe(text);
  });
});

describe('the public site of another operator', () => {
  it('names them, and leads to texts of their own', async () => {
    const dist = builtSite();
    const test = await start(dist, {
      CONTACT_EMAIL: 'Hola@empresa.pe',
      SELLER_NAME: 'Andina S.A.C.',
      SELLER_RUC: '20999999019',
      PRIVACY_URL: 'https://empresa.pe/privacidad?a=1',
    });
    const textOf = async (page: string): Promise<string> => (await test.anonymous().get(page)).text;
    expect(await textOf('/contact')).toBe('write to hola@empresa.pe');
    expect(await textOf('/terms-of-service')).toBe(
      'terms of Es Andina S.A.C., con RUC 20999999019.',
    );
    const privacy = await test.anonymous().get('/privacy-policy/').expect(302);
    expect(privacy.headers.location).toBe('https://empresa.pe/privacidad?a=1');
    await test.close();
    rmSync(dist, { recursive: true, force: true });
  });
});

describe('the public site with a public address and claims', () => {
  it('shows the pages with claims, and the configured address alone', async () => {
    const dist = builtSite();
    const test = await start(dist, {
      MARKETING_CLAIMS: 'true',
      PUBLIC_URL: 'https://foliado.empresa.pe',
    });
    expect((await test.anonymous().get('/').expect(200)).text).toBe('landing with claims');
    const map = await test.anonymous().get('/sitemap.xml').set('Host', 'else.example');
    expect(map.text ?? String(map.body)).toBe('<loc>https://foliado.empresa.pe/</loc>');
    await test.close();
    rmSync(dist, { recursive: true, force: true });
  });
});
