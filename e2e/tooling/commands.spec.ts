import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type TempTree, tempTree } from './temp-tree';

/** Stands for both build tools: writes the output, and fails when a source says so. */
const BUILD = `
const fs = require('node:fs');
const [target, source, output, text] = process.argv.slice(2);
if (fs.readFileSync(source, 'utf8').includes('WRONG')) {
  console.error('error TS1005 in ' + source);
  process.exit(2);
}
fs.mkdirSync(require('node:path').dirname(output), { recursive: true });
fs.writeFileSync(output, text);
fs.appendFileSync('builds.log', target + '\\n');
`;

/** Stands for the server: tells its environment, lives until SIGTERM. */
const SERVER = `const life = setInterval(() => {}, 1000);
process.once('SIGTERM', () => { clearInterval(life); console.log('stopped'); });
console.log('listening ' + process.env.GREETING + ' ' + process.env.NODE_ENV);`;

/** Stands for a test runner: leaves the report that the test has prepared. */
const RUNNER = (name: string) => `
const fs = require('node:fs');
const file = '${name}' === 'jest'
  ? process.argv[process.argv.indexOf('--outputFile') + 1]
  : process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
const key = '${name}' === 'playwright' ? 'e2e' : 'jest';
const { report, code } = JSON.parse(fs.readFileSync('reports.json', 'utf8'))[key];
if (report) fs.writeFileSync(file, JSON.stringify(report));
process.exit(code);
`;

const build = (name: string, source: string, output: string) =>
  `node make.cjs ${name} ${source} ${output} "require('../../server.cjs')"`;

const MANIFEST = {
  name: 'small',
  version: '1.0.0',
  scripts: {
    'build:backend': build('backend', 'backend/src/main.ts', 'dist/backend/main.js'),
    'build:frontend': build('frontend', 'frontend/main.ts', 'dist/frontend/index.html'),
  },
  dependencies: { jest: 'file:packages/jest', '@playwright/test': 'file:packages/playwright' },
};

const FILES: Record<string, string> = {
  'package.json': JSON.stringify(MANIFEST),
  'package-lock.json': JSON.stringify({
    name: 'small',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'small', version: '1.0.0', dependencies: MANIFEST.dependencies },
      'node_modules/jest': { resolved: 'packages/jest', link: true },
      'node_modules/@playwright/test': { resolved: 'packages/playwright', link: true },
      'packages/jest': { name: 'jest', version: '1.0.0' },
      'packages/playwright': { name: '@playwright/test', version: '1.0.0' },
    },
  }),
  'packages/jest/package.json': JSON.stringify({ name: 'jest', version: '1.0.0' }),
  'packages/jest/bin/jest.js': RUNNER('jest'),
  'packages/playwright/package.json': JSON.stringify({
    name: '@playwright/test',
    version: '1.0.0',
  }),
  'packages/playwright/cli.js': RUNNER('playwright'),
  'make.cjs': BUILD,
  'server.cjs': SERVER,
  '.env': 'GREETING=buenos-dias\n',
  'backend/src/main.ts': 'export const one = 1;',
  'backend/src/main.spec.ts': 'test',
  'frontend/main.ts': 'export const two = 2;',
};

interface Ended {
  code: number | null;
  output: string;
}

/** The environment of a person's shell: without what this test runner has put into it. */
function shellEnvironment(): NodeJS.ProcessEnv {
  const wanted = Object.entries(process.env).filter(([name]) => /^(PATH|HOME|TMPDIR)$/.test(name));
  return Object.fromEntries(wanted);
}

function start(
  script: string,
  args: string[] = [],
): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [`scripts/${script}`, ...args], {
    cwd: tree.root,
    env: shellEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
  return { child, ended };
}

/** Starts the server, stops it with SIGTERM once it listens, and answers what was printed. */
async function startAndStop(): Promise<Ended> {
  const { child, ended } = start('start.mjs');
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
  tree = await tempTree(['scripts']);
  await rm(path.join(tree.root, 'node_modules'));
  await tree.write(FILES);
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

  await rm(path.join(tree.root, 'dist/backend'), { recursive: true });
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

test('a build that fails shows the tool’s words, ends with 1, and is tried again', async () => {
  await tree.write({ 'backend/src/main.ts': 'WRONG' });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { code, output } = await start('start.mjs').ended;
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
  const { code, output } = await start('start.mjs').ended;
  expect(code).toBe(1);
  expect(output).toContain('No se pudieron instalar las dependencias');
});

const JEST_REPORT = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [
    { assertionResults: [{ status: 'pending', fullName: 'Bull queue: REDIS_URL is not set' }] },
  ],
};
const EMPTY_REPORT = { ...JEST_REPORT, numPassedTests: 0, numPendingTests: 0, testResults: [] };
const PLAYWRIGHT_REPORT = {
  errors: [],
  suites: [
    {
      title: 'a.spec.ts',
      specs: [{ title: 'one', tests: [{ status: 'expected' }] }],
      suites: [{ title: 'group', specs: [{ title: 'two', tests: [{ status: 'expected' }] }] }],
    },
  ],
};

/** Runs `npm test` over prepared reports; answers its last line and its exit code. */
async function sum(jest: object, e2e: object, args: string[] = []) {
  await tree.write({ 'reports.json': JSON.stringify({ jest, e2e }) });
  const { code, output } = await start('test.mjs', args).ended;
  return { code, output, last: output.trimEnd().split('\n').at(-1) };
}

test('npm test adds the runners up and ends with one plain line', async () => {
  const run = await sum({ report: JEST_REPORT, code: 0 }, { report: PLAYWRIGHT_REPORT, code: 0 });
  expect(run.last).toBe('7 passed, 0 failed, 1 skipped');
  expect(run.output).toContain('Bull queue: REDIS_URL is not set');
  expect(run.code).toBe(0);
});

test('a failed test, a file that does not load, and a runner that dies each make npm test fail', async () => {
  const good = { report: EMPTY_REPORT, code: 0 };
  const e2e = { report: PLAYWRIGHT_REPORT, code: 0 };
  const failed = await sum({ report: { ...JEST_REPORT, numFailedTests: 2 }, code: 1 }, e2e);
  expect([failed.last, failed.code]).toEqual(['7 passed, 2 failed, 1 skipped', 1]);

  const unloaded = { ...EMPTY_REPORT, numRuntimeErrorTestSuites: 1 };
  const broken = await sum({ report: unloaded, code: 1 }, e2e);
  expect([broken.last, broken.code]).toEqual(['2 passed, 1 failed', 1]);

  const dead = await sum(good, { report: null, code: 137 });
  expect([dead.last, dead.code]).toEqual(['0 passed, 1 failed', 1]);

  const unexplained = await sum(good, { report: PLAYWRIGHT_REPORT, code: 1 });
  expect([unexplained.last, unexplained.code]).toEqual(['2 passed, 1 failed', 1]);

  const loadError = { report: { ...PLAYWRIGHT_REPORT, errors: [{ message: 'x' }] }, code: 1 };
  const unreadable = await sum(good, loadError);
  expect([unreadable.last, unreadable.code]).toEqual(['2 passed, 1 failed', 1]);
});

test('npm test runs only the kinds that are named, and finding nothing is a failure', async () => {
  const good = { report: JEST_REPORT, code: 0 };
  const bad = { report: null, code: 1 };
  const unit = await sum(good, bad, ['unit']);
  expect([unit.last, unit.code]).toEqual(['5 passed, 0 failed, 1 skipped', 0]);

  const nothing = await sum({ report: EMPTY_REPORT, code: 0 }, bad, ['unit', 'nowhere']);
  expect([nothing.last, nothing.code]).toEqual(['0 passed, 0 failed', 1]);

  const unknown = await sum(good, good, ['--watch']);
  expect(unknown.code).toBe(1);
});

test('dependencies must be pinned, locked with a hash, and unable to run scripts', async () => {
  const check = () => start('check-dependencies.mjs').ended;
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
});
