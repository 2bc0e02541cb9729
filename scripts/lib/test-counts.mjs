import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './terminal.mjs';

/**
 * `failures` are the names of tests that failed, with what was said of them.
 * @typedef {{ passed: number, failed: number, skipped: number, skippedNames: string[], failures: string[] }} Counts
 */

/** Characters of a failure that the end of a run repeats: a log of a build machine may keep no more than its end. */
const SHOWN_OF_FAILURE = 1_500;

const failureOf = (name, message) =>
  `${name}\n${stripVTControlCharacters(message ?? '').slice(0, SHOWN_OF_FAILURE)}`;

const KIND_OF_FILE = [
  [/(^|[\\/])packages[\\/]/, 'store'],
  [/\.int-spec\.ts$/, 'integration'],
  [/\.process-spec\.ts$/, 'process'],
  [/\.test\.tsx?$/, 'front'],
  [/(^|[\\/])e2e[\\/]/, 'e2e'],
];

/** The command that runs a test again. `file` as a report has it, or none when the report does not say. */
function again(file, name) {
  if (!file) return '';
  const [, kind = 'unit'] = KIND_OF_FILE.find(([pattern]) => pattern.test(file)) ?? [];
  const part = path.relative(ROOT, file);
  const pattern = name?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", '.');
  return `\nRepetir: npm test -- ${kind} ${part}${pattern ? ` -t '${pattern}'` : ''}`;
}

/** @returns {Counts} */
export function noTests() {
  return { passed: 0, failed: 0, skipped: 0, skippedNames: [], failures: [] };
}

/** @param {Counts} a @param {Counts} b @returns {Counts} */
export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    skippedNames: [...a.skippedNames, ...b.skippedNames],
    failures: [...a.failures, ...b.failures],
  };
}

/** Counts of Jest's `--json` report. A file that could not be run counts as one failure. */
export function countJest(report) {
  const skippedNames = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'pending' || test.status === 'todo')
      .map((test) => test.fullName),
  );
  const failures = report.testResults.flatMap((file) => [
    ...(file.assertionResults.length === 0 && file.status === 'failed'
      ? [failureOf(file.name, file.message) + again(file.name)]
      : []),
    ...file.assertionResults
      .filter((test) => test.status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          failureOf(fullName, failureMessages[0]) + again(file.name, fullName),
      ),
  ]);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    skippedNames,
    failures,
  };
}

function playwrightTests(suite, trail, file) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      name: [...trail, spec.title].join(' '),
      status: test.status,
      message: test.results?.at(-1)?.error?.message,
      repeat: again(file, spec.title),
    })),
  );
  const nested = (suite.suites ?? []).flatMap((child) =>
    playwrightTests(child, [...trail, child.title], file),
  );
  return [...own, ...nested];
}

/** Counts of Playwright's JSON report. An error outside any test (a file that does not load) is a failure. */
export function countPlaywright(report) {
  const tests = report.suites.flatMap((suite) =>
    playwrightTests(suite, [], suite.file && path.join(ROOT, 'e2e', suite.file)),
  );
  const withStatus = (...wanted) => tests.filter((test) => wanted.includes(test.status));
  return {
    passed: withStatus('expected', 'flaky').length,
    failed: withStatus('unexpected').length + report.errors.length,
    skipped: withStatus('skipped').length,
    skippedNames: withStatus('skipped').map((test) => test.name),
    failures: [
      ...withStatus('unexpected').map(
        ({ name, message, repeat }) => failureOf(name, message) + repeat,
      ),
      ...report.errors.map(({ message }) => failureOf('Playwright', message)),
    ],
  };
}

/**
 * Reads one runner's report. A runner that failed without saying which test, or that left no
 * report, is one failure: a crash must not look like a pass.
 */
export function countRun(reportFile, exitCode, count) {
  if (!existsSync(reportFile)) return { ...noTests(), failed: 1 };
  const counts = count(JSON.parse(readFileSync(reportFile, 'utf8')));
  const isUnexplained = exitCode !== 0 && counts.failed === 0;
  return isUnexplained ? { ...counts, failed: 1 } : counts;
}

/** The last line of a test run: "12 passed, 0 failed" and, when there are any, ", 1 skipped". */
export function summaryLine({ passed, failed, skipped }) {
  const tail = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${passed} passed, ${failed} failed${tail}`;
}
