import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer } from 'vite';
import { freePort } from '../../backend/test/support/free-port';
import { signInByForm } from '../support/sign-in';
import { expect, test } from '../support/test';
import { type TempTree, tempTree } from './temp-tree';

const SCREEN = 'frontend/src/upload/UploadScreen.tsx';

let tree: TempTree;
test.beforeAll(async () => {
  tree = await tempTree(['frontend', 'backend/src/contracts', 'backend/src/rules', 'openapi.json']);
});
test.afterAll(() => tree.remove());

test('npm run dev shows the site, signs a person in, and shows a changed screen without a reload', async ({
  browser,
  server,
}) => {
  process.env['PORT'] = String(server.port);
  const port = await freePort();
  const vite = await createServer({
    configFile: path.join(tree.root, 'frontend/vite.config.mts'),
    // The packages' own files lie outside the copied tree.
    server: { port, strictPort: true, fs: { strict: false } },
    cacheDir: path.join(tree.root, 'cache'),
    logLevel: 'error',
  });
  try {
    await vite.listen();
    const [origin] = vite.resolvedUrls?.local ?? [];
    const page = await browser.newPage({ baseURL: origin });
    await page.goto('/');
    await expect(page).toHaveTitle(/^Deje de digitar sus facturas/);
    await signInByForm(page);
    const title = page.getByRole('heading', { level: 1 });
    // Vite bundles the packages at the first visit.
    await expect(title).toHaveText(/^Extraer Datos/, { timeout: 180_000 });
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const source = await readFile(path.join(tree.root, SCREEN), 'utf8');
    await tree.write({ [SCREEN]: source.replaceAll('Extraer Datos', 'Leer Datos') });
    await expect(title).toHaveText(/^Leer Datos/);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  } finally {
    await vite.close();
    delete process.env['PORT'];
  }
});
