import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { finished, signedInClient, upload } from '../support/client';
import { makeDocument } from '../support/documents';
import { startServer } from '../support/server';

const ROOT = path.resolve(__dirname, '../..');
const MEGABYTE = 1_000_000;
/** What an operator downloads and keeps. */
const MOST = 700 * MEGABYTE;
/** `docker images` of node:22-slim on Debian 12 says 220 MB; ours is the next line, so some more. */
const BASE = 250 * MEGABYTE;
const SAMPLES =
  process.env.LONG_TESTS === '1'
    ? ['factura-detraccion', 'nota-credito-escaneada']
    : ['factura-detraccion'];

interface Lock {
  packages: Record<string, { dev?: boolean; link?: boolean }>;
}

/** Folders of the packages that `npm ci --omit=dev` leaves, without those inside of one another. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(
    readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'),
  ) as Lock;
  const kept = Object.entries(packages)
    .filter(([folder, { dev, link }]) => folder.startsWith('node_modules/') && !dev && !link)
    .map(([folder]) => folder)
    .filter((folder) => existsSync(path.join(ROOT, folder)));
  return kept.filter((folder) => !kept.some((other) => folder.startsWith(`${other}/`)));
}

const bytesOf = (folder: string): number =>
  Number(execFileSync('du', ['-sb', folder], { encoding: 'utf8' }).split('\t')[0]);

test.describe('the packages of the image', () => {
  test.skip(process.platform !== 'linux', 'the image is one of Linux');
  let root: string;
  test.beforeAll(async () => {
    // On the disk of the packages, which are linked and not copied.
    const cache = path.join(ROOT, 'node_modules/.cache');
    await mkdir(cache, { recursive: true });
    root = await mkdtemp(path.join(cache, 'image-'));
    const packages = productionPackages();
    execFileSync('cp', ['-al', '--parents', ...packages, root], { cwd: ROOT });
    const store = ['dist', 'package.json'].map((name) => `packages/embedded-mongo/${name}`);
    execFileSync('cp', ['-a', '--parents', 'dist', 'package.json', ...store, root], { cwd: ROOT });
    execFileSync(process.execPath, ['scripts/slim-modules.mjs', path.join(root, 'node_modules')], {
      cwd: ROOT,
    });
  });
  test.afterAll(() => rm(root, { recursive: true, force: true }));

  test('leave it at most 700 MB, and have what runs here alone', async () => {
    const runtimes = path.join(root, 'node_modules/onnxruntime-node/bin/napi-v6');
    expect(await readdir(runtimes)).toEqual(['linux']);
    const services = path.join(root, 'node_modules/googleapis/build/src/apis');
    expect((await readdir(services)).filter((name) => !name.includes('.'))).toEqual([
      'drive',
      'sheets',
    ]);
    const bytes = bytesOf(root);
    test
      .info()
      .annotations.push({ type: 'packages and product', description: `${bytes / MEGABYTE} MB` });
    expect(BASE + bytes).toBeLessThanOrEqual(MOST);
  });

  test('are enough to read documents', async () => {
    const server = await startServer({ root });
    const client = await signedInClient(server);
    for (const sample of SAMPLES) {
      const id = await upload(client, await makeDocument(sample));
      expect((await finished(client, id)).status, sample).toBe('completed');
    }
    await client.dispose();
    await server.stop();
  });
});
