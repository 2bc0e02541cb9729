import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { shellEnvironment, smallProject, start } from './small-project';
import type { TempTree } from './temp-tree';

let tree: TempTree;

test.beforeEach(async () => {
  tree = await smallProject();
});

test.afterEach(() => tree.remove());

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
async function sum(jest: object, playwright: object, args: string[] = []) {
  await tree.write({ 'reports.json': JSON.stringify({ jest, playwright }) });
  const { code, output } = await start(tree, 'test.mjs', args).ended;
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

test('a failure names the command that runs it again', async () => {
  const failure = { status: 'failed', fullName: 'sums (in soles) add up', failureMessages: ['no'] };
  const file = path.join(tree.root, 'backend/src/rules/sums.int-spec.ts');
  const testResults = [{ name: file, status: 'failed', assertionResults: [failure] }];
  const jest = { ...EMPTY_REPORT, numFailedTests: 1, testResults };
  const { output } = await sum({ report: jest, code: 1 }, { report: null, code: 0 }, ['unit']);
  expect(output).toContain(
    "Repetir: npm test -- integration backend/src/rules/sums.int-spec.ts -t 'sums \\(in soles\\) add up'",
  );
});

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.pe', ...args], {
    cwd: tree.root,
    env: shellEnvironment(),
  });

async function commitAll(): Promise<void> {
  await tree.write({ '.gitignore': 'node_modules\ne2e/output\n*.log\nreports.json\ndist\n' });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'All');
}

/** The kinds of Jest's tests that were run, one line a run, and forgets them. */
async function kindsRun(): Promise<string[]> {
  const log = path.join(tree.root, 'runs.log');
  const lines = (await readFile(log, 'utf8')).split('\n').filter((line) => line.startsWith('jest'));
  await rm(log);
  return lines.map((line) => /--selectProjects((?: \w+)+)/.exec(line)?.[1]?.trim() ?? '');
}

test('the tests of the store are run when it has changed, when they are asked for, and in continuous integration', async () => {
  const good = { report: JEST_REPORT, code: 0 };
  const e2e = { report: PLAYWRIGHT_REPORT, code: 0 };
  const others = 'unit integration front process';
  await sum(good, e2e);
  expect(await kindsRun()).toEqual([`${others} store`]);
  await commitAll();

  const spared = await sum(good, e2e);
  expect(spared.output).toContain('Sin store: packages/embedded-mongo es como en main.');
  expect(await kindsRun()).toEqual([others]);

  await sum(good, e2e, ['store']);
  await sum(good, e2e, ['planner']);
  await start(tree, 'test.mjs', [], { CI: 'true' }).ended;
  expect(await kindsRun()).toEqual(['store', `${others} store`, `${others} store`]);

  for (const change of ['packages/embedded-mongo/src/index.ts', 'package-lock.json']) {
    const text = await readFile(path.join(tree.root, change), 'utf8');
    await tree.write({ [change]: `${text}\n` });
    await sum(good, e2e);
    expect(await kindsRun()).toEqual([`${others} store`]);
    git('commit', '--quiet', '--all', '--message', change);
    await sum(good, e2e);
    expect(await kindsRun()).toEqual([others]);
  }
  git('switch', '--quiet', '--create', 'work');
  git('rm', '--quiet', 'packages/embedded-mongo/src/index.ts');
  git('commit', '--quiet', '--message', 'Gone');
  await sum(good, { report: EMPTY_REPORT, code: 0 }, []);
  expect(await kindsRun()).toEqual([`${others} store`]);
});

test('of changes alone, the quick tests are run that use what has changed', async () => {
  await commitAll();
  const good = { report: JEST_REPORT, code: 0 };
  const bad = { report: null, code: 1 };
  await sum(good, bad, ['unit']);
  const log = path.join(tree.root, 'runs.log');
  await rm(log);
  const unchanged = await sum(good, bad, ['--changed']);
  expect([unchanged.last, unchanged.code]).toEqual(['0 passed, 0 failed', 0]);
  expect(existsSync(log)).toBe(false);

  await tree.write({ 'frontend/main.ts': 'export const two = 3;', 'frontend/new.ts': '' });
  git('switch', '--quiet', '--create', 'work');
  git('commit', '--quiet', '--all', '--message', 'Change');
  const changed = await sum(good, bad, ['--changed']);
  expect([changed.last, changed.code]).toEqual(['5 passed, 0 failed, 1 skipped', 0]);
  expect(changed.output).toContain('Sin integration, process, store, e2e');
  const [run = '', ...more] = (await readFile(log, 'utf8')).trim().split('\n');
  expect(more).toEqual([]);
  const related = ['main.ts', 'new.ts'].map((name) => path.join(tree.root, 'frontend', name));
  expect(run).toContain(`--selectProjects unit front --findRelatedTests ${related.join(' ')}`);
});
