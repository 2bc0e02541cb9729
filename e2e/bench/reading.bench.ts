import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkedSets } from './reading/checked-sets';
import { failures, falseProofs, wrongVerdicts } from './reading/grade/failures';
import { type GradedCase, ProductReader } from './reading/grade/read-case';
import { byField, byForm, byKind, byLayout } from './reading/grade/tally';
import { byConfidence, byForgery } from './reading/grade/trust';
import { learnedSets } from './reading/learned';
import { benchCases, type BenchCase } from './reading/make/cases';
import { Printer } from './reading/make/printer';
import { renderedFile } from './reading/make/render';
import type { BenchForm } from './reading/model';
import { PUBLISHED_FROM, recordAccuracy } from './reading/record';
import { publish } from './report';

const FORMS: readonly BenchForm[] = ['texto', 'escaneado', 'foto'];

/** How many documents of each layout (of a learned one six at most); a third of them are pictures too, at every level. */
const TEXTS = Number(process.env.BENCH_READING ?? 3);
const PICTURES = Number(process.env.BENCH_PICTURES ?? Math.ceil(TEXTS / 3));
const LAYOUTS = process.env.BENCH_LAYOUTS?.split(',');
/** Prints a line for every value that is not as printed. */
const WITH_FAILS = process.env.BENCH_FAILS === '1';
/** Reads checked layouts alone, and writes the figure of the public pages. */
const IS_RECORDED = process.env.BENCH_RECORD === '1';
const OUTPUT = path.resolve(__dirname, '../output/bench');

const forms = (names: string | undefined, otherwise: readonly BenchForm[]): readonly BenchForm[] =>
  names === undefined ? otherwise : FORMS.filter((form) => names.split(',').includes(form));

function casesOfRun(): BenchCase[] {
  const checked = checkedSets();
  const sets = IS_RECORDED
    ? checked.filter(({ role }) => role === 'comprobado')
    : [...checked, ...learnedSets()];
  return benchCases(
    sets.filter(({ id }) => !LAYOUTS || LAYOUTS.includes(id)),
    {
      texts: TEXTS,
      pictures: PICTURES,
      forms: forms(process.env.BENCH_FORMS, FORMS),
      forgedForms: forms(process.env.BENCH_FORGED, ['texto']),
    },
  );
}

async function readAll(cases: readonly BenchCase[]): Promise<GradedCase[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foliado-reading-'));
  const printer = new Printer();
  const reader = new ProductReader(folder);
  const graded: GradedCase[] = [];
  try {
    for (const one of cases) graded.push(await reader.grade(one, await renderedFile(one, printer)));
    return graded;
  } finally {
    await printer.close();
    await reader.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function keepLines(name: string, lines: readonly string[]): void {
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(path.join(OUTPUT, `${name}.txt`), lines.map((line) => `${line}\n`).join(''));
}

test('what the offline engine reads of documents of known content', async () => {
  // As long as the run that was asked for: hundreds of scans are an hour.
  test.setTimeout(0);
  if (IS_RECORDED && (LAYOUTS || TEXTS < PUBLISHED_FROM))
    throw new Error(
      `a figure for publication needs BENCH_READING=${PUBLISHED_FROM} and all checked layouts`,
    );
  const cases = casesOfRun();
  expect(cases.length).toBeGreaterThan(0);
  const graded = await readAll(cases);
  const honest = graded.filter(({ asked }) => asked.forgery === null);
  const forged = graded.filter(({ asked }) => asked.forgery !== null);
  const lines = failures(honest);
  const proofs = falseProofs(graded);
  keepLines('reading-failures', lines);
  keepLines('reading-false-proofs', proofs);
  keepLines('reading-verdicts', wrongVerdicts(graded));
  if (WITH_FAILS) process.stdout.write(`\n${lines.join('\n')}\n`);
  publish('reading-fields', 'Values as printed, by field (synthetic documents)', byField(honest));
  publish('reading-layouts', 'Values as printed, by layout', byLayout(honest));
  publish('reading-kinds', 'Values as printed, by kind of document', byKind(honest));
  publish(
    'reading-trust',
    `Right by confidence, honest documents; ${proofs.length} verified values are wrong, forged ones included`,
    byConfidence(honest),
  );
  publish(
    'reading-forged',
    'Forged documents found, honest ones flagged',
    byForgery(honest, forged),
  );
  publish(
    'reading',
    `Reading of ${honest.length} synthetic documents, ${TEXTS} of each layout`,
    byForm(honest),
  );
  expect(graded.filter(({ error }) => error !== null).map(({ asked }) => asked.id)).toEqual([]);
  if (IS_RECORDED) recordAccuracy(honest, new Date().toISOString().slice(0, 10));
});
