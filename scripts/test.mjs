import './lib/require-node.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runTool, toolEnvironment } from './lib/child.mjs';
import { prepare } from './lib/prepare.mjs';
import { duration, main, ROOT, say, UserError } from './lib/terminal.mjs';
import * as counts from './lib/test-counts.mjs';

const HELP = `npm test                       todo: unit, integration, front, process y e2e
npm test -- unit front         solo esas clases
npm test -- documents          solo los archivos cuya ruta contiene "documents"
npm test -- e2e -t "sube"      solo las pruebas cuyo nombre contiene "sube"`;

const JEST_KINDS = ['unit', 'integration', 'front', 'process'];
const KINDS = [...JEST_KINDS, 'e2e'];
const REPORTS = path.join(ROOT, 'e2e', 'output', 'reports');
const SHOWN_SKIPPED = 30;

/** Splits the arguments into kinds of test, parts of paths, and the part of a name after `-t`. */
function readArguments(args) {
  const kinds = [];
  const paths = [];
  let name = null;
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index];
    if (argument === '-t') name = args[(index += 1)] ?? null;
    else if (KINDS.includes(argument)) kinds.push(argument);
    else if (argument.startsWith('-')) throw new UserError(HELP);
    else paths.push(argument);
  }
  return { kinds: kinds.length > 0 ? kinds : KINDS, paths, name };
}

async function runJest(kinds, { paths, name }) {
  if (kinds.length === 0) return counts.noTests();
  const report = path.join(REPORTS, 'jest.json');
  rmSync(report, { force: true });
  const { code } = await runTool(ROOT, 'jest/bin/jest.js', [
    ...['--json', '--outputFile', report, '--passWithNoTests', '--maxWorkers=2'],
    ...(name ? ['-t', name] : []),
    ...['--selectProjects', ...kinds],
    ...(paths.length > 0 ? ['--testPathPatterns', ...paths] : []),
  ]);
  return counts.countRun(report, code, counts.countJest);
}

async function runPlaywright({ paths, name }) {
  const report = path.join(REPORTS, 'playwright.json');
  rmSync(report, { force: true });
  const { code } = await runTool(
    ROOT,
    '@playwright/test/cli.js',
    [
      ...['test', '-c', 'e2e/playwright.config.ts', '--pass-with-no-tests', ...paths],
      ...(name ? ['-g', name] : []),
    ],
    { env: toolEnvironment(ROOT, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }) },
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

/** Runs what was asked for; a filter by name leaves the tests that it does not name out of the count. */
async function runAll(wanted) {
  const has = (kind) => wanted.kinds.includes(kind);
  let total = await runJest(JEST_KINDS.filter(has), wanted);
  if (has('e2e')) total = counts.add(total, await runPlaywright(wanted));
  return wanted.name ? { ...total, skipped: 0, skippedNames: [] } : total;
}

await main(async () => {
  const wanted = readArguments(process.argv.slice(2));
  const begun = Date.now();
  await prepare();
  mkdirSync(REPORTS, { recursive: true });
  sayMissingServers();
  const total = await runAll(wanted);
  saySkipped(total.skippedNames);
  for (const failure of total.failures) say(`\nFalló: ${failure}`);
  say(`\nPruebas terminadas en ${duration(Date.now() - begun)}`);
  const hasNone = total.passed + total.failed === 0;
  if (hasNone) say('Ninguna prueba coincide con lo pedido.');
  if (hasNone || total.failed > 0) process.exitCode = 1;
  say(counts.summaryLine(total));
});
