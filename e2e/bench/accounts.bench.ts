import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { accountCase, HALVES, type AccountCase, type Half } from './accounts/documents';
import { gradeAccounts, type GradedAccounts } from './accounts/grade';
import { ProductReader } from './reading/grade/read-case';
import { Printer } from './reading/make/printer';
import { renderedFile } from './reading/make/render';
import type { BenchForm } from './reading/model';
import { publish } from './report';

/** Documents of each half as PDF with text, the first of them as scan and as photo too. */
const TEXTS = Number(process.env.BENCH_ACCOUNTS ?? 160);
const PICTURES = Number(process.env.BENCH_PICTURES ?? 48);
const FORMS: readonly BenchForm[] = ['texto', 'escaneado', 'foto'];
const ASKED = process.env.BENCH_FORMS?.split(',') ?? FORMS;
const ASKED_HALVES = process.env.BENCH_HALVES?.split(',') ?? HALVES;
const OUTPUT = path.resolve(__dirname, '../output/bench');

const casesOf = (half: Half, form: BenchForm): AccountCase[] =>
  Array.from({ length: form === 'texto' ? TEXTS : PICTURES }, (_, index) =>
    accountCase(half, index, form, form === 'texto' ? null : 'normal'),
  );

const sum = (all: readonly GradedAccounts[], of: (one: GradedAccounts) => number): number =>
  all.reduce((total, one) => total + of(one), 0);

function rowOf(half: Half, form: BenchForm, all: readonly GradedAccounts[]) {
  const [right, printed] = [sum(all, (one) => one.right), sum(all, (one) => one.printed)];
  return {
    half,
    form,
    documents: String(all.length),
    accounts: String(sum(all, ({ asked }) => asked.accounts.length)),
    'values right': `${((100 * right) / printed).toFixed(1)} % of ${printed}`,
    invented: String(sum(all, ({ invented }) => invented)),
    'slips printed': String(sum(all, ({ asked }) => asked.slips.length)),
    'wrong but verified': String(sum(all, ({ falseProofs }) => falseProofs)),
    'would stop': String(all.filter(({ isStopped }) => isStopped).length),
  };
}

test('the accounts that documents ask to be paid to', async () => {
  // As long as the run that was asked for: a scan is ten seconds.
  test.setTimeout(0);
  const folder = await mkdtemp(path.join(tmpdir(), 'foliado-accounts-'));
  const [printer, reader] = [new Printer(), new ProductReader(folder)];
  const rows: Record<string, string>[] = [];
  const lines: string[] = [];
  let falseProofs = 0;
  try {
    for (const half of HALVES.filter((one) => ASKED_HALVES.includes(one))) {
      for (const form of FORMS.filter((one) => ASKED.includes(one))) {
        const graded: GradedAccounts[] = [];
        for (const asked of casesOf(half, form)) {
          const { data, fields } = await reader.dataOf(await renderedFile(asked, printer));
          const one = gradeAccounts(asked, data, fields);
          graded.push(one);
          const said = [
            ...one.wrong,
            ...(one.invented > 0 ? ['invented'] : []),
            ...(one.isStopped ? ['would stop'] : []),
          ];
          lines.push(...said.map((text) => `${form} ${asked.id} ${asked.block} ${text}\n`));
        }
        rows.push(rowOf(half, form, graded));
        falseProofs += sum(graded, (one) => one.falseProofs);
      }
    }
  } finally {
    await printer.close();
    await reader.close();
    await rm(folder, { recursive: true, force: true });
  }
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(path.join(OUTPUT, 'accounts-failures.txt'), lines.join(''));
  publish('accounts', 'Accounts to pay to, as printed (synthetic documents)', rows);
  expect(falseProofs).toBe(0);
});
