import './lib/require-node.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, runTool, toolEnvironment } from './lib/child.mjs';
import { prepare } from './lib/prepare.mjs';
import { duration, main, ROOT, say, UserError } from './lib/terminal.mjs';

const captured = { output: 'capture' };
const tool = (program, args) => () => runTool(ROOT, program, args, captured);
const script =
  (name, ...args) =>
  () =>
    run(process.execPath, [`scripts/${name}`, ...args], {
      ...captured,
      cwd: ROOT,
      env: toolEnvironment(ROOT),
    });

async function buildBackend() {
  try {
    await prepare({ targets: ['backend'] });
    return { code: 0, text: '' };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { code: 1, text: error.message };
  }
}

/** In this order, two side by side: what takes long first, so that none of it is waited for alone. */
const CHECKS = {
  compilacion: buildBackend,
  patrones: script('check-patterns.mjs'),
  lint: tool('oxlint/bin/oxlint', []),
  leyes: script('check-laws.mjs'),
  openapi: script('openapi.mjs', '--check'),
  'env-example': script('env-example.mjs', '--check'),
  formato: tool('oxfmt/bin/oxfmt', ['--list-different']),
  dependencias: script('check-dependencies.mjs'),
};
const SIDE_BY_SIDE = 2;
/** These ask the built server. */
const AFTER_BUILD = ['openapi', 'env-example'];
const NAMES = Object.keys(CHECKS);

/** Runs one check and prints its line; its whole output when it fails. */
async function runCheck(name, check) {
  const begun = Date.now();
  const { code, text } = await check();
  const isGood = code === 0;
  say(`${isGood ? 'bien ' : 'FALLA'}  ${name} (${duration(Date.now() - begun)})`);
  if (!isGood) say(text.trimEnd().replace(/^/gm, '       '));
  return isGood;
}

/** Runs the asked checks; answers the names of those that failed. */
async function runAll(asked) {
  const unbuilt = () => Promise.resolve({ code: 1, text: 'sin compilación no se puede revisar' });
  const queue = NAMES.filter((name) => asked.includes(name));
  const failed = [];
  /** Whether each that was begun is good. */
  const begun = {};
  const work = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const isUnbuilt = AFTER_BUILD.includes(name) && (await begun.compilacion) === false;
      begun[name] = runCheck(name, isUnbuilt ? unbuilt : CHECKS[name]);
      if (!(await begun[name])) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return failed;
}

/**
 * Known holes in what is shipped. News from outside must not break a build that was green, so this
 * line informs; the whole report is kept.
 */
async function askAudit() {
  const { stdout } = await run(
    'npm',
    ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000'],
    { ...captured, cwd: ROOT, env: process.env, shell: process.platform === 'win32' },
  ).catch(() => ({ stdout: '' }));
  return stdout;
}

function sayAudit(stdout) {
  const total = readAudit(stdout);
  if (!total) return say('aviso  npm audit: no disponible');
  const folder = path.join(ROOT, 'e2e', 'output', 'reports');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'npm-audit.json'), stdout);
  say(`aviso  npm audit: ${total.critical} críticas, ${total.high} altas, ${total.total} en total`);
}

function readAudit(stdout) {
  try {
    return JSON.parse(stdout).metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}

/** `npm run check [-- lint leyes]`: every check runs even when one fails. */
await main(async () => {
  const asked = process.argv.slice(2);
  if (asked.some((name) => !NAMES.includes(name))) {
    throw new UserError(`Se puede pedir: ${NAMES.join(', ')}`);
  }
  await prepare({ targets: [] });
  // Both would build, each over the other's output.
  const built = asked.some((name) => AFTER_BUILD.includes(name)) ? ['compilacion'] : [];
  const wanted = asked.length > 0 ? [...built, ...asked] : NAMES;
  // The registry is waited for meanwhile.
  const audit = asked.length === 0 ? askAudit() : null;
  const failed = await runAll(wanted);
  if (audit) sayAudit(await audit);
  if (failed.length > 0) throw new UserError(`Fallan: ${failed.join(', ')}`);
  say('Todo bien');
});
