import { createServer, type Server } from 'node:http';
import { chromium, expect, test } from '@playwright/test';
import { npmChromium } from '../support/npm-chromium';
import { freePort } from '../../backend/test/support/free-port';

let server: Server;
let url: string;

test.beforeAll(async () => {
  const port = await freePort();
  server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      '<title>Prueba</title><button onclick="document.title=\'Factura ñ\'">Ver</button>',
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  url = `http://localhost:${port}`;
});

test.afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

test('the browser from npm opens, draws and runs a page of this machine, and leaves our environment alone', async () => {
  test.skip(process.platform !== 'linux', 'the browser from npm is built for Linux');
  const before = { ...process.env };
  const { executablePath, env } = await npmChromium();
  const browser = await chromium.launch({
    executablePath,
    env: { PATH: process.env.PATH ?? '', ...env },
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.getByRole('button', { name: 'Ver' }).click();
    await expect(page).toHaveTitle('Factura ñ');
    const picture = await page.screenshot();
    expect(picture.length).toBeGreaterThan(1_000);
  } finally {
    await browser.close();
  }
  expect(process.env).toEqual(before);
});
