import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Ended, MANIFEST, smallProject, start } from './small-project';
import type { TempTree } from './temp-tree';

/** Starts the server, stops it with SIGTERM once it listens, and answers what was printed. */
async function startAndStop(): Promise<Ended> {
  const { child, ended } = start(tree, 'start.mjs');
  child.stdout?.on('data', (chunk: Buffer) => {
    if (chunk.toString().includes('listening')) child.kill('SIGTERM');
  });
  return ended;
}

async function builds(): Promise<string[]> {
  const log = path.join(tree.root, 'builds.log');
  if (!existsSync(log)) return [];
  const text = await readFile(log, 'utf8');
  await rm(log);
  return text.trim().split('\n').sort();
}

let tree: TempTree;

test.beforeEach(async () => {
  tree = await smallProject();
});

test.afterEach(() => tree.remove());

test('npm start on a bare clone installs, builds, runs the server with .env, and ends with it', async () => {
  const { code, output } = await startAndStop();
  const said = [
    'Instalando dependencias…',
    'Compilando…',
    'Listo en',
    'listening buenos-dias undefined',
    'stopped',
  ];
  const places = said.map((line) => output.indexOf(line));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(
    places.every((place) => place >= 0),
    output,
  ).toBe(true);
  expect(code).toBe(0);
  expect(await builds()).toEqual(['backend', 'frontend']);
});

test('what has not changed is neither installed nor built again, and only what has changed is', async () => {
  await startAndStop();
  await builds();
  const again = await startAndStop();
  expect(again.output).toBe('listening buenos-dias undefined\nstopped\n');

  await tree.write({ 'backend/src/main.spec.ts': 'another test' });
  expect((await startAndStop()).output).not.toContain('Compilando');

  await tree.write({ 'frontend/main.ts': 'export const two = 3;' });
  await startAndStop();
  expect(await builds()).toEqual(['frontend']);

  for (const output of ['dist/backend', 'packages/embedded-mongo/dist']) {
    await rm(path.join(tree.root, output), { recursive: true });
    await startAndStop();
    expect(await builds()).toEqual(['backend']);
  }

  await tree.write({ 'packages/embedded-mongo/src/index.ts': 'export const three = 4;' });
  await startAndStop();
  expect(await builds()).toEqual(['backend']);
});

test('a changed lock file, a missing package and a half install all lead to an install', async () => {
  await startAndStop();
  const lock = path.join(tree.root, 'package-lock.json');
  await writeFile(lock, (await readFile(lock, 'utf8')).replaceAll('"1.0.0"', '"1.0.1"'));
  expect((await startAndStop()).output).toContain('Instalando');

  await rm(path.join(tree.root, 'node_modules/jest'), { recursive: true });
  expect((await startAndStop()).output).toContain('Instalando');

  await rm(path.join(tree.root, 'node_modules/.foliado-install'));
  await rm(path.join(tree.root, 'node_modules/.package-lock.json'));
  expect((await startAndStop()).output).toContain('Instalando');
});

test('a package of the repository itself is there without an install', async () => {
  await startAndStop();
  const file = path.join(tree.root, 'package-lock.json');
  const lock = JSON.parse(await readFile(file, 'utf8')) as {
    packages: Record<string, { workspaces?: string[] }>;
  };
  const own = 'packages/embedded-mongo';
  const root = { ...lock.packages[''], workspaces: [own] };
  const entries = {
    'node_modules/own': { resolved: own, link: true },
    [own]: { version: '1.0.0' },
  };
  const packages = { ...lock.packages, '': root, ...entries };
  await writeFile(file, JSON.stringify({ ...lock, packages }));
  expect((await startAndStop()).output).not.toContain('Instalando');

  await writeFile(file, JSON.stringify({ ...lock, packages: { ...lock.packages, ...entries } }));
  expect((await startAndStop()).output).toContain('Instalando');
});

test('a build that fails shows the tool’s words, ends with 1, and is tried again', async () => {
  await tree.write({ 'backend/src/main.ts': 'WRONG' });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { code, output } = await start(tree, 'start.mjs').ended;
    expect(code).toBe(1);
    expect(output).toContain('error TS1005 in backend/src/main.ts');
    expect(output).not.toContain('listening');
    expect(output).not.toContain('at file:');
  }
});

test('an install that fails says so in Spanish and ends with 1', async () => {
  await tree.write({
    'package.json': JSON.stringify({ ...MANIFEST, dependencies: { jest: 'file:nowhere' } }),
  });
  const { code, output } = await start(tree, 'start.mjs').ended;
  expect(code).toBe(1);
  expect(output).toContain('No se pudieron instalar las dependencias');
});

test('dependencies must be pinned, locked with a hash, and unable to run scripts', async () => {
  const check = () => start(tree, 'check-dependencies.mjs').ended;
  const entry = (version: string) => ({
    version,
    resolved: 'https://r/x.tgz',
    integrity: 'sha512-x',
  });
  const lock = (root: object, packages: object) =>
    JSON.stringify({ lockfileVersion: 3, packages: { '': root, ...packages } });
  const good = { dependencies: { a: '1.0.0' }, overrides: { b: '2.0.0-rc.1' } };
  await mkdir(path.join(tree.root, 'node_modules'), { recursive: true });
  await tree.write({
    '.npmrc': 'ignore-scripts=true\nsave-exact=true\n',
    'package.json': JSON.stringify(good),
    'package-lock.json': lock(good, { 'node_modules/a': entry('1.0.0') }),
  });
  expect((await check()).code).toBe(0);

  await tree.write({
    '.npmrc': 'save-exact=true\n',
    'package.json': JSON.stringify({ dependencies: { a: '^1.0.0', c: '1.0.0' } }),
    'package-lock.json': lock(good, { 'node_modules/a': { version: '1.0.0' } }),
  });
  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output).toContain('.npmrc: falta ignore-scripts=true');
  expect(output).toContain('a "^1.0.0" no es una versión exacta');
  expect(output).toContain('no corresponde a package.json: c');
  expect(output).toContain('node_modules/a no tiene "integrity"');

  const workspaces = { ...good, workspaces: ['packages/b'] };
  const links = { 'node_modules/b': { resolved: 'packages/b', link: true } };
  const elsewhere = { 'node_modules/c': { resolved: '../c', link: true } };
  const locked = (own: object, other = {}) =>
    lock(workspaces, { 'node_modules/a': entry('1.0.0'), ...links, 'packages/b': own, ...other });
  await tree.write({
    '.npmrc': 'ignore-scripts=true\nsave-exact=true\n',
    'package.json': JSON.stringify(workspaces),
    'packages/b/package.json': JSON.stringify({ dependencies: { a: '1.0.0' } }),
    'package-lock.json': locked({ dependencies: { a: '1.0.0' } }),
  });
  expect((await check()).code).toBe(0);
  await tree.write({
    'packages/b/package.json': JSON.stringify({ dependencies: { a: '^1.0.0' } }),
    'package-lock.json': locked({ dependencies: { a: '1.0.0' } }, elsewhere),
  });
  const own = await check();
  expect(own.code).toBe(1);
  expect(own.output).toContain('packages/b/package.json dependencies: a "^1.0.0"');
  expect(own.output).toContain('no corresponde a packages/b/package.json: a');
  expect(own.output).toContain('node_modules/c no tiene "integrity"');
});
