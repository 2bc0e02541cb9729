import type { Verdict } from './run-test';

export interface TestReport {
  file: string;
  test: string;
  verdict: Verdict;
}

/** What has to pass of the tests that apply. */
const WANTED_SHARE = 0.97;

export interface Report {
  lines: string[];
  isGood: boolean;
}

/** Every file with its counts, every failure with its reason, exclusions by reason, and the share. */
export function reportOf(tests: readonly TestReport[]): Report {
  const failed = tests.filter(({ verdict }) => verdict.kind === 'failed');
  const passed = tests.filter(({ verdict }) => verdict.kind === 'passed');
  const applied = passed.length + failed.length;
  const share = applied === 0 ? 0 : passed.length / applied;
  const total = `${countsOf(tests)}; de las que corresponden pasa ${percent(share)}`;
  return {
    lines: [
      ...grouped(tests, ({ file }) => file).map(([file, own]) => `${countsOf(own)}  ${file}`),
      '',
      ...failed.map(
        ({ file, test, verdict }) => `FALLA  ${file}: ${test}\n       ${reasonOf(verdict)}`,
      ),
      ...exclusionLines(tests),
      '',
      `${total} (se pide ${percent(WANTED_SHARE)})`,
    ],
    isGood: share >= WANTED_SHARE,
  };
}

function exclusionLines(tests: readonly TestReport[]): string[] {
  const excluded = tests.filter(({ verdict }) => verdict.kind === 'excluded');
  return grouped(excluded, ({ verdict }) => reasonOf(verdict))
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([reason, own]) => `fuera ${String(own.length).padStart(4)}  ${reason}`);
}

function reasonOf(verdict: Verdict): string {
  return verdict.kind === 'passed' ? '' : verdict.reason;
}

function countsOf(tests: readonly TestReport[]): string {
  const count = (kind: Verdict['kind']): string =>
    String(tests.filter(({ verdict }) => verdict.kind === kind).length).padStart(3);
  return `${count('passed')} bien ${count('failed')} mal ${count('excluded')} fuera`;
}

function grouped(
  tests: readonly TestReport[],
  keyOf: (test: TestReport) => string,
): [string, TestReport[]][] {
  const groups = new Map<string, TestReport[]>();
  for (const test of tests) groups.set(keyOf(test), [...(groups.get(keyOf(test)) ?? []), test]);
  return [...groups];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1).replace('.', ',')} %`;
}
