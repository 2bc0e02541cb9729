import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type TempTree, tempTree } from './temp-tree';

/** Stands for both build tools: writes the outputs, and fails when a source says so. */
const BUILD = `
const fs = require('node:fs');
const [target, source, output, text] = process.argv.slice(2);
if (fs.readFileSync(source, 'utf8').includes('WRONG')) {
  console.error('error TS1005 in ' + source);
  process.exit(2);
}
for (const file of output.split(',')) {
  fs.mkdirSync(require('node:path').dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
fs.appendFileSync('builds.log', target + '\\n');
`;

/** Stands for the server: tells its environment, lives until SIGTERM. */
const SERVER = `const life = setInterval(() => {}, 1000);
process.once('SIGTERM', () => { clearInterval(life); console.log('stopped'); });
console.log('listening ' + process.env.GREETING + ' ' + process.env.NODE_ENV);`;

/** Stands for a test runner: leaves the report that the test has prepared. */
const RUNNER = (name: string) => `
const fs = require('node:fs');
fs.appendFileSync('runs.log', '${name} ' + process.argv.slice(2).join(' ') + '\\n');
const file = '${name}' === 'jest'
  ? process.argv[process.argv.indexOf('--outputFile') + 1]
  : process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
const { report, code } = JSON.parse(fs.readFileSync('reports.json', 'utf8'))['${name}'];
if (report) fs.writeFileSync(file, JSON.stringify(report));
process.exit(code);
`;

const build = (name: string, source: string, output: string) =>
  `node make.cjs ${name} ${source} ${output} "require('../../server.cjs')"`;

const BACKEND = 'dist/backend/main.js,packages/embedded-mongo/dist/index.js';

export const MANIFEST = {
  name: 'small',
  version: '1.0.0',
  scripts: {
    'build:backend': build('backend', 'backend/src/main.ts', BACKEND),
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
  'packages/embedded-mongo/src/index.ts': 'export const three = 3;',
  'frontend/main.ts': 'export const two = 2;',
};

export interface Ended {
  code: number | null;
  output: string;
}

/** The environment of a person's shell: without what this test runner has put into it. */
export function shellEnvironment(): NodeJS.ProcessEnv {
  const wanted = Object.entries(process.env).filter(([name]) => /^(PATH|HOME|TMPDIR)$/.test(name));
  return Object.fromEntries(wanted);
}

/** Runs a command of `scripts` in the project. */
export function start(
  tree: TempTree,
  script: string,
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [`scripts/${script}`, ...args], {
    cwd: tree.root,
    env: { ...shellEnvironment(), ...env },
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

/** A clone as small as can be, with the real commands and stand-ins for all that they call. */
export async function smallProject(): Promise<TempTree> {
  const tree = await tempTree(['scripts']);
  await rm(path.join(tree.root, 'node_modules'));
  await tree.write(FILES);
  return tree;
}
