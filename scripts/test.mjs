import './lib/require-node.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles, isChanged } from './lib/changed-files.mjs';
import { runTool, toolEnvironment } from './lib/child.mjs';
import { prepare } from './lib/prepare.mjs';
import { memoryFolder } from './lib/scratch.mjs';
import { duration, main, ROOT, say, UserError } from './lib/terminal.mjs';
import * as counts from './lib/test-counts.mjs';

const HELP = `npm test                       todo: unit, integration, front, process, store y e2e
npm test -- unit front         solo esas clases
npm test -- documents          solo los archivos cuya ruta contiene "documents"
npm test -- e2e -t "sube"      solo las pruebas cuyo nombre contiene "sube"
npm test -- --changed          lo que pueden romper los cambios desde main
npm test -- --long             intenta más veces lo que decide el azar`;

const JEST_KINDS = ['unit', 'integration', 'front', 'process', 'store'];
const KINDS = [...JEST_KINDS, 'e2e'];
/** Nothing outside this folder can break the tests of the kind `store`. */
const STORE_FOLDER = 'packages/embedded-mongo';
/** What is run of changes alone, unless kinds are named. */
const QUICK = ['unit', 'front'];
/** What was compiled once serves the next run, too. */
const COMPILED = path.join(tmpdir(), 'foliado-jest');
/** What a test makes it soon drops: with a larger room for what is new V8 copies less of it, in Jest's workers too. */
const ROOM_FOR_NEW = '--max-semi-space-size=64';
/** On two cores: tests of processes wait half of their time for these. */
const WORKERS = '3';
const REPORTS = path.join(ROOT, 'e2e', 'output', 'reports');
const SHOWN_SKIPPED = 30;

/**
 * Splits the arguments into kinds of test, parts of paths, the part of a name after `-t`, and switches. Of changes
 * alone the quick kinds are run, unless kinds are named.
 */
function readArguments(args) {
  const kinds = [];
  const paths = [];
  const wanted = { name: null, isChanged: false, isLong: false };
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index];
    if (argument === '-t') wanted.name = args[(index += 1)] ?? null;
    else if (argument === '--changed') wanted.isChanged = true;
    else if (argument === '--long') wanted.isLong = true;
    else if (KINDS.includes(argument)) kinds.push(argument);
    else if (argument.startsWith('-')) throw new UserError(HELP);
    else paths.push(argument);
  }
  if (!wanted.isChanged) return { ...wanted, kinds: kinds.length > 0 ? kinds : KINDS, paths };
  const named = kinds.filter((kind) => kind !== 'e2e');
  return { ...wanted, kinds: named.length > 0 ? named : QUICK, paths };
}

async function runJest(kinds, wanted) {
  if (kinds.length === 0) return counts.noTests();
  const report = path.join(REPORTS, 'jest.json');
  rmSync(report, { force: true });
  const { code } = await runTool(
    ROOT,
    'jest/bin/jest.js',
    [
      ...['--json', '--outputFile', report, '--passWithNoTests', '--maxWorkers', WORKERS],
      ...['--cacheDirectory', COMPILED, '--selectProjects', ...kinds],
      ...(wanted.name ? ['-t', wanted.name] : []),
      ...(wanted.changed ? ['--findRelatedTests', ...wanted.changed] : []),
      ...(wanted.paths.length > 0 ? ['--testPathPatterns', ...wanted.paths] : []),
    ],
    {
      nodeFlags: [ROOM_FOR_NEW],
      env: toolEnvironment(ROOT, wanted.isLong ? { LONG_TESTS: '1' } : {}),
    },
  );
  return counts.countRun(report, code, counts.countJest);
}

async function runPlaywright({ paths, name, isLong }) {
  const report = path.join(REPORTS, 'playwright.json');
  rmSync(report, { force: true });
  const long = isLong ? { LONG_TESTS: '1' } : {};
  const { code } = await runTool(
    ROOT,
    '@playwright/test/cli.js',
    [
      ...['test', '-c', 'e2e/playwright.config.ts', '--pass-with-no-tests', ...paths],
      ...(name ? ['-g', name] : []),
    ],
    { env: toolEnvironment(ROOT, { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...long }) },
  );
  return counts.countRun(report, code, counts.countPlaywright);
}

function sayMissingServers() {
  for (const [variable, what] of [
    ['REDIS_URL', 'la cola Bull'],
    ['MONGODB_URI', 'MongoDB'],
  ]) {
    if (!process.env[variable]) {
      say(
        `Sin ${variable}: las pruebas que necesitan ${what} se omiten y se cuentan como "skipped".`,
      );
    }
  }
}

function saySkipped(names) {
  if (names.length === 0) return;
  say(`\nOmitidas (${names.length}):`);
  for (const name of names.slice(0, SHOWN_SKIPPED)) say(`  ${name}`);
  if (names.length > SHOWN_SKIPPED) say(`  … y ${names.length - SHOWN_SKIPPED} más`);
}

function sayLeftOut({ isChanged, kinds }) {
  const left = KINDS.filter((kind) => !kinds.includes(kind));
  if (isChanged && left.length > 0)
    say(`Sin ${left.join(', ')}: pídalas por su nombre, p. ej. npm test -- integration --changed`);
}

/** A run of everything spares the store's tests where the store is that of `main`; continuous integration never. */
async function sparesStore({ kinds, paths, name }) {
  const isEverything = kinds === KINDS && paths.length === 0 && name === null;
  return isEverything && !process.env.CI && !(await isChanged(ROOT, STORE_FOLDER));
}

/** Runs what was asked for; a filter by name leaves the tests that it does not name out of the count. */
async function runAll(wanted) {
  const jest = await runJest(
    JEST_KINDS.filter((kind) => wanted.kinds.includes(kind)),
    wanted,
  );
  // One after the other: beside a browser tests that wait for a vendor's clock wait too long.
  const e2e = wanted.kinds.includes('e2e') ? await runPlaywright(wanted) : counts.noTests();
  const total = counts.add(jest, e2e);
  return wanted.name ? { ...total, skipped: 0, skippedNames: [] } : total;
}

await main(async () => {
  const wanted = readArguments(process.argv.slice(2));
  const begun = Date.now();
  if (wanted.isChanged) wanted.changed = await changedFiles(ROOT);
  // Jest compiles what it loads; the browser tests need the product as it is built.
  await prepare({ targets: wanted.kinds.includes('e2e') ? undefined : [] });
  mkdirSync(REPORTS, { recursive: true });
  process.env.TMPDIR ??= memoryFolder() ?? tmpdir();
  sayMissingServers();
  sayLeftOut(wanted);
  if (await sparesStore(wanted)) {
    say(`Sin store: ${STORE_FOLDER} es como en main. Si la quiere: npm test -- store`);
    wanted.kinds = KINDS.filter((kind) => kind !== 'store');
  }
  const total = wanted.changed?.length === 0 ? counts.noTests() : await runAll(wanted);
  saySkipped(total.skippedNames);
  for (const failure of total.failures) say(`\nFalló: ${failure}`);
  say(`\nPruebas terminadas en ${duration(Date.now() - begun)}`);
  const hasNone = total.passed + total.failed === 0;
  if (hasNone) say('Ninguna prueba coincide con lo pedido.');
  if (total.failed > 0 || (hasNone && !wanted.isChanged)) process.exitCode = 1;
  say(counts.summaryLine(total));
});
