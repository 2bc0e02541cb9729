import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { built } from './built';
import {
  constanciaCase,
  HALVES,
  type ConstanciaCase,
  type Half,
  type Printed,
} from './constancias/documents';
import { Printer } from './reading/make/printer';
import { renderedFile, type RenderedFile } from './reading/make/render';
import type { BenchForm } from './reading/model';
import { publish } from './report';
import { COMPANY } from './samples';

type Reader = typeof import('../../backend/src/extraction/reading/page-reader');
type Read = Awaited<ReturnType<typeof readFile>>[number];

/** Documents of each half as PDF with text; the first of them as scan and as photo too. */
const TEXTS = Number(process.env.BENCH_TEXTS ?? 48);
const PICTURES = Number(process.env.BENCH_PICTURES ?? 24);
const FORMS = (process.env.BENCH_FORMS?.split(',') ?? [
  'texto',
  'escaneado',
  'foto',
]) as BenchForm[];
const ASKED = (process.env.BENCH_HALVES?.split(',') ?? HALVES) as readonly Half[];
const OUTPUT = path.resolve(__dirname, '../output/bench');
const KEYS = [
  ...(['constanciaNumber', 'paidOn', 'supplierRuc', 'documentType', 'serie'] as const),
  ...(['numero', 'amountCents', 'buyer'] as const),
];
/** Of the numbers, as they were asked for. */
const AT_LEAST = { texto: 0.95, escaneado: 0.9, foto: 0.9 } as const;

const { PageReader } = built<Reader>('extraction/reading/page-reader');
const reader = new PageReader();

async function readFile({ path: file, fileType }: RenderedFile, folder: string) {
  const workDir = await mkdtemp(path.join(folder, 'work-'));
  const { signal } = new AbortController();
  await reader.read({ path: file, fileType, workDir, maxPages: 20 }, signal);
  return reader.ask(
    'constancias',
    { workDir, companyRuc: COMPANY.ruc },
    { isPatient: false, signal },
  );
}

/** Each printed constancia beside what was read as it: the one of its number, else of its comprobante. */
function graded({ constancias }: ConstanciaCase, read: readonly Read[]) {
  const ofComprobante = (a: Printed, b: Read): boolean =>
    a.supplierRuc === b.supplierRuc && a.numero === b.numero;
  return constancias.map((printed) => {
    const own =
      read.find(({ constanciaNumber }) => constanciaNumber === printed.constanciaNumber) ??
      read.find((one) => ofComprobante(printed, one)) ??
      (constancias.length === 1 ? read[0] : undefined);
    const wrong = KEYS.filter((key) => own?.[key] !== printed[key]);
    return {
      wrong,
      told: wrong.map((key) => `${key}: ${printed[key]} -> ${own?.[key] ?? 'nothing'}`),
    };
  });
}

/** The documents of a half in one form, as they were read. */
async function measured(half: Half, form: BenchForm, printer: Printer, folder: string) {
  const count = form === 'texto' ? TEXTS : PICTURES;
  const all: ReturnType<typeof graded> = [];
  const lines: string[] = [];
  let invented = 0;
  for (let at = 0; at < count; at += 1) {
    const asked = constanciaCase(half, at, form);
    const read = await readFile(await renderedFile(asked, printer), folder);
    const grades = graded(asked, read);
    all.push(...grades);
    invented += Math.max(0, read.length - grades.length);
    const told = grades.flatMap((grade) => grade.told);
    lines.push(...told.map((text) => `${form} ${asked.id} ${asked.layout} ${text}\n`));
  }
  const right = (keys: readonly (typeof KEYS)[number][]): number =>
    all.filter(({ wrong }) => !keys.some((key) => wrong.includes(key))).length / all.length;
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const row = {
    ...{ half, form, documents: String(count), constancias: String(all.length) },
    'number right': percent(right(['constanciaNumber'])),
    'comprobante right': percent(right(['supplierRuc', 'documentType', 'serie', 'numero'])),
    'amount right': percent(right(['amountCents'])),
    'all eight right': percent(right(KEYS)),
    invented: String(invented),
  };
  return { row, lines, share: right(['constanciaNumber']), form };
}

test('the constancias of pictures', async () => {
  test.setTimeout(0);
  const folder = await mkdtemp(path.join(tmpdir(), 'foliado-constancias-'));
  const printer = new Printer();
  const all: Awaited<ReturnType<typeof measured>>[] = [];
  try {
    for (const half of ASKED) {
      for (const form of FORMS) all.push(await measured(half, form, printer, folder));
    }
  } finally {
    await printer.close();
    await reader.close();
    await rm(folder, { recursive: true, force: true });
  }
  mkdirSync(OUTPUT, { recursive: true });
  const lines = all.flatMap((one) => one.lines);
  writeFileSync(path.join(OUTPUT, 'constancias-failures.txt'), lines.join(''));
  const rows = all.map(({ row }) => row);
  publish('constancias', 'Constancias of pictures and PDF (synthetic documents)', rows);
  for (const { form, share } of all) expect(share).toBeGreaterThanOrEqual(AT_LEAST[form]);
});
