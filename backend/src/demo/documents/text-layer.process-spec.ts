import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDemoDocument } from './make-document';
import type { DemoRequest } from './make-document';
import type { DemoDocument } from './model';
import { makeTextPdf, renderDemoDocument } from './samples';
import { longDate, slashDate } from './truth/civil-date';
import { amount, money } from './truth/money';

// pdfjs is an ES module, which the test runner cannot load: a plain Node process reads the files.
const READER = `
  import { readFile } from 'node:fs/promises';
  import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
  const texts = [];
  for (const file of process.argv.slice(1)) {
    const pdf = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    texts.push(items.map((item) => item.str).join(' '));
  }
  process.stdout.write(JSON.stringify(texts));
`;

const CASES: [string, Partial<DemoRequest> & Pick<DemoRequest, 'kind'>][] = [
  ['factura with detracción', { kind: 'factura', issuer: 'frio-cordillera', withOrder: true }],
  ['factura in dollars', { kind: 'factura', issuer: 'balanzas-alisio', withOrder: true }],
  ['cargo factura', { kind: 'factura', issuer: 'transportes-sereno' }],
  ['forged factura', { kind: 'factura', issuer: 'oficina-tajador', forged: true }],
  ['boleta', { kind: 'boleta' }],
  ['nota de crédito', { kind: 'nota_credito', stamped: true }],
  ['orden de compra', { kind: 'orden_compra' }],
  ['recibo por honorarios', { kind: 'recibo_honorarios' }],
];

const documents = CASES.map(([name, request]): [string, DemoDocument] => {
  const customer = { ruc: '20999999019', nombre: 'CONSERVAS BAHÍA FICTICIA S.A.C.' };
  return [
    name,
    makeDemoDocument({ form: 'texto', seed: 303, today: '2026-11-20', customer, ...request }),
  ];
});

/** Words may be cut into runs: only the order of the characters counts. */
const squeezed = (text: string) => text.replace(/\s+/g, '');

let folder = '';
let texts: string[] = [];

async function textsOf(pdfs: Buffer[]): Promise<string[]> {
  const files = await Promise.all(
    pdfs.map(async (pdf, i) => {
      const file = path.join(folder, `${i}.pdf`);
      await writeFile(file, pdf);
      return file;
    }),
  );
  const args = ['--input-type=module', '-e', READER, ...files];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: __dirname });
  return (JSON.parse(stdout) as string[]).map(squeezed);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'demo-text-'));
  texts = await textsOf(await Promise.all(documents.map(([, document]) => makeTextPdf(document))));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function printedStrings({ truth }: DemoDocument): string[] {
  const { documento, proveedor, cliente, informacion_adicional, productos, detraccion } = truth;
  return [
    documento?.numero,
    documento?.folio_fiscal,
    documento?.documento_afectado,
    ...Object.values(proveedor ?? {}),
    ...Object.values(cliente ?? {}),
    ...Object.values(informacion_adicional ?? {}),
    detraccion?.codigo,
    detraccion?.cuenta,
    ...(productos ?? []).flatMap(({ codigo, descripcion, unidad }) => [
      codigo,
      descripcion,
      unidad,
    ]),
  ].filter((value): value is string => typeof value === 'string');
}

function printedAmounts({ data, forged }: DemoDocument): string[] {
  const { gravada, igv, total } = data.totales;
  const isFee = data.tipo === 'recibo_honorarios';
  return [
    money(gravada, data.moneda),
    ...(isFee ? [] : [money(igv, data.moneda)]),
    money(forged?.printedTotal ?? total, data.moneda),
    ...(data.detraccion ? [money(data.detraccion.monto, 'PEN')] : []),
    ...data.cuotas.filter(() => data.codigoSunat).map(({ monto }) => money(monto, data.moneda)),
    ...(isFee ? [] : data.lineas).flatMap((line) =>
      [line.cantidad, line.unitario, line.importe].map(amount),
    ),
  ];
}

describe.each(documents)('the text layer of a %s', (name, document) => {
  const index = documents.findIndex(([candidate]) => candidate === name);

  it('carries every text of the truth, accents included', () => {
    const wanted = printedStrings(document);
    expect(wanted.length).toBeGreaterThan(6);
    expect(wanted.filter((value) => !texts[index]?.includes(squeezed(value)))).toEqual([]);
  });

  it('carries every amount of the truth', () => {
    const wanted = printedAmounts(document);
    expect(wanted.filter((value) => !texts[index]?.includes(squeezed(value)))).toEqual([]);
  });

  it('carries the dates as this layout writes them', () => {
    const { fechaEmision, fechaVencimiento } = document.data;
    for (const date of [fechaEmision, fechaVencimiento])
      if (date) {
        const forms = [slashDate(date), longDate(date)].map(squeezed);
        expect(forms.some((form) => texts[index]?.includes(form))).toBe(true);
      }
  });
});

it('a forged factura prints the honest total nowhere', () => {
  const at = documents.findIndex(([name]) => name === 'forged factura');
  const total = documents[at]?.[1].data.totales.total ?? 0;
  expect(texts[at]).not.toContain(squeezed(money(total, 'PEN')));
});

it('a scan has no text layer at all', async () => {
  const scan = documents.find(([name]) => name === 'nota de crédito')?.[1];
  if (!scan) throw new Error('no credit note among the cases');
  expect(await textsOf([await renderDemoDocument({ ...scan, form: 'escaneado' })])).toEqual(['']);
});
