import type { FileType } from '../../backend/src/contracts/document';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { invoiceContent, signedXml, ublDocument } from '../../backend/test/support/ubl';
import { built } from './built';

type Scan = typeof import('../../backend/src/demo/documents/forms/scan');
type Photo = typeof import('../../backend/src/demo/documents/forms/photo');
type Degradation = typeof import('../../backend/src/demo/documents/forms/degradation');

export interface HostileDocument {
  name: string;
  fileType: FileType | 'application/zip';
  bytes: Buffer;
}

interface Text {
  text: string;
  x: number;
  y: number;
}

const WIDTH = 595;
const HEIGHT = 842;

/** Letters as a PDF writes them between brackets. */
const literal = (text: string): string => `(${text.replaceAll(/[\\()]/g, '\\$&')})`;

/** A PDF whose pages hold these texts, as small as can be. */
function pdfOf(pages: readonly (readonly Text[])[], size = 6): Buffer {
  const bodies = ['<</Type/Catalog/Pages 2 0 R>>'];
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  bodies.push(`<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`);
  bodies.push('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>');
  for (const [index, texts] of pages.entries()) {
    const box = `/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents ${5 + 2 * index} 0 R`;
    bodies.push(`<</Type/Page/Parent 2 0 R${box}/Resources<</Font<</F1 3 0 R>>>>>>`);
    const shown = texts.map(({ text, x, y }) => {
      return `1 0 0 1 ${x.toFixed(1)} ${(HEIGHT - y).toFixed(1)} Tm ${literal(text)} Tj`;
    });
    const content = `BT /F1 ${size} Tf\n${shown.join('\n')}\nET`;
    bodies.push(`<</Length ${content.length}>>stream\n${content}\nendstream`);
  }
  return file(bodies);
}

/** A PDF of these objects, the first of them its catalogue. */
function file(bodies: readonly string[]): Buffer {
  let pdf = '%PDF-1.4\n';
  const rows = bodies.map((body, index) => {
    const row = `${String(pdf.length).padStart(10, '0')} 00000 n \n`;
    pdf += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return row;
  });
  const count = bodies.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`;
  return Buffer.from(
    `${pdf}${table}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF\n`,
    'latin1',
  );
}

/** Form XObjects in each other, ten of the next in each of `depth`: 10^depth words on one page of 2 kB. */
export function nestedForms(depth: number): Buffer {
  const form = (at: number): string => {
    const isLast = at === depth;
    const content = isLast ? 'BT /F1 6 Tf 20 700 Td (FACTURA F001-1) Tj ET' : '/X Do '.repeat(10);
    const resources = isLast ? '/Font<</F1 3 0 R>>' : `/XObject<</X ${5 + at} 0 R>>`;
    const head = `<</Type/XObject/Subtype/Form/BBox[0 0 ${WIDTH} ${HEIGHT}]`;
    return `${head}/Resources<<${resources}>>/Length ${content.length}>>stream\n${content}\nendstream`;
  };
  const draw = '/X Do';
  return file([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[4 0 R]/Count 1>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents ${5 + depth} 0 R/Resources<</XObject<</X 5 0 R>>>>>>`,
    ...Array.from({ length: depth }, (_, at) => form(at + 1)),
    `<</Length ${draw.length}>>stream\n${draw}\nendstream`,
  ]);
}

/** Lines from the top, as close as they have to be. */
function lines(texts: readonly string[]): Text[] {
  const step = Math.min(9, (HEIGHT - 40) / Math.max(1, texts.length));
  return texts.map((text, index) => ({ text, x: 20, y: 20 + step * index }));
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Texts of a table: `columns` beside each other on `rows` lines. */
const table = (rows: number, columns: number, cell: (row: number, column: number) => string) =>
  times(rows, (row) =>
    times(columns, (column) => ({
      text: cell(row, column),
      x: 10 + (575 / columns) * column,
      y: 20 + ((HEIGHT - 40) / rows) * row,
    })),
  ).flat();

/** A list of charges over a total that is taken off: the rules looked for it for ever. */
const CHARGES: Text[] = [
  { text: 'RECIBO DE SERVICIOS S001-00001234', x: 200, y: 60 },
  { text: 'SERVICIOS DEL NORTE S.A.C. RUC 20512333797', x: 200, y: 80 },
  ...times(14, (index) => [
    { text: `Cargo por servicio numero ${index + 1}`, x: 60, y: 140 + index * 22 },
    { text: `${(index * 3.5 + 2).toFixed(2)}`, x: 460, y: 140 + index * 22 },
  ]).flat(),
  { text: 'TOTAL', x: 60, y: 470 },
  { text: '-30.00', x: 460, y: 470 },
];
const PAIR = 'CLIENTE: Juan Perez  FECHA: 20/11/2026  TOTAL: 118.00';
/** A pair has eight words. */
const pairs = (words: number): Text[] => table(Math.ceil(words / 8 / 4), 4, () => PAIR);
const LABELS = ['CLIENTE', 'FECHA', 'TOTAL', 'RUC', 'DIRECCION', 'MONEDA', 'SERIE', 'VENCIMIENTO'];
const labels = (rows: number, columns: number): Text[] =>
  table(rows, columns, (row, column) => `${LABELS[(row + column) % LABELS.length]}:`);
const amount = (row: number, column: number): string => `${row * 7 + column}.${(row % 90) + 10}`;

/** Pages by which a stranger once took the server from everybody, and those of their kinds. */
export async function hostileDocuments(): Promise<HostileDocument[]> {
  const { makeScan } = built<Scan>('demo/documents/forms/scan');
  const { makePhoto } = built<Photo>('demo/documents/forms/photo');
  const { SCAN_LEVELS, PHOTO_LEVELS } = built<Degradation>('demo/documents/forms/degradation');
  const pdf = (name: string, pages: readonly (readonly Text[])[], size?: number) => ({
    name,
    fileType: 'application/pdf' as const,
    bytes: pdfOf(pages, size),
  });
  const charges = pdf('charges over -30.00', [CHARGES], 11);
  return [
    charges,
    {
      name: 'the same, scanned',
      fileType: 'application/pdf',
      bytes: await makeScan(charges.bytes, { seed: 7, date: '2026-11-20' }, SCAN_LEVELS.suave),
    },
    {
      name: 'the same, photographed',
      fileType: 'image/jpeg',
      bytes: await makePhoto(charges.bytes, 7, PHOTO_LEVELS.suave),
    },
    pdf('pairs, 1,680 words', [pairs(1_680)], 4),
    pdf('pairs, 8,400 words', [pairs(8_400)], 2),
    pdf('labels, 6,720 words', [labels(420, 16)], 3),
    pdf('20,000 commas and an x', [[{ text: `${','.repeat(20_000)}x`, x: 20, y: 60 }]]),
    pdf('200,000 commas', [lines([...times(20, () => 'FACTURA F001'), ','.repeat(200_000)])]),
    pdf('slashes in quotes', [lines([...times(20, () => PAIR), `RUC: ${'"  /"'.repeat(200)}`])]),
    pdf(
      '20 pages of labels',
      times(20, () => labels(300, 1)),
    ),
    pdf('40 columns of amounts', [table(100, 40, amount)], 3),
    pdf('rules without an end', [lines(times(70, (n) => `BUCLE FACTURA ${n}`))]),
  ];
}

const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2';

async function zipOf(fill: (zip: ZipFile) => void): Promise<Buffer> {
  const zip = new ZipFile();
  fill(zip);
  zip.end();
  return buffer(zip.outputStream);
}

/** XML and archives that would take memory or time, at the limits and beyond. */
export async function hostileSources(): Promise<HostileDocument[]> {
  const xml = (name: string, content: string, head = '') => ({
    name: `XML: ${name}`,
    fileType: 'application/xml' as const,
    bytes: Buffer.from(
      `<?xml version="1.0"?>${head}<Invoice xmlns="${NAMESPACE}">${content}</Invoice>`,
    ),
  });
  const zip = async (name: string, fill: (zip: ZipFile) => void) => ({
    name: `ZIP: ${name}`,
    fileType: 'application/zip' as const,
    bytes: await zipOf(fill),
  });
  const invoice = signedXml(ublDocument('Invoice', invoiceContent()));
  const lines = times(190_000, () => '<a/>').join('');
  const entities = times(9, (n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('');
  const outside = await zip('a path outside', (one) =>
    one.addBuffer(Buffer.from(invoice), 'xx/xx/uno.xml'),
  );
  const inner = await zipOf((one) => one.addBuffer(Buffer.from(invoice), 'uno.xml'));
  return [
    xml('honest', invoice.replace(/^.*?<Invoice[^>]*>|<\/Invoice>$/gs, '')),
    xml('entities', '&e9;', `<!DOCTYPE Invoice [<!ENTITY e0 "lol">${entities}]>`),
    xml('20,000 nested tags', `${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`),
    xml('1,000,000 references', '&#65;'.repeat(1_000_000)),
    xml('190,000 elements side by side', lines),
    xml('groups of 10,000', times(19, () => `<b>${'<a/>'.repeat(9_999)}</b>`).join('')),
    { ...xml('UTF-16', ''), bytes: Buffer.from(`\uFEFF${invoice}`, 'utf16le') },
    {
      ...xml('a wrong encoding', ''),
      bytes: Buffer.from(invoice.replace('Í', '\u00cd'), 'latin1'),
    },
    await zip('10 GiB of zeros', (one) =>
      times(5, (n) => one.addReadStream(zeros(2 ** 31), `${n}.xml`)),
    ),
    await zip('100,000 entries', (one) =>
      times(100_000, (n) => one.addBuffer(Buffer.alloc(0), `${n}.xml`)),
    ),
    {
      ...outside,
      bytes: Buffer.from(
        outside.bytes.toString('latin1').replaceAll('xx/xx/uno', '../../uno'),
        'latin1',
      ),
    },
    await zip('in a ZIP', (one) => one.addBuffer(inner, 'otro.zip')),
  ];
}

function zeros(size: number): Readable {
  const chunk = Buffer.alloc(2 ** 20);
  return Readable.from(
    (function* () {
      for (let left = size; left > 0; left -= chunk.length) yield chunk;
    })(),
  );
}

/** An honest invoice of twenty pages, 45 rows on each. */
export function manyPages(): HostileDocument {
  const COLUMNS = [30, 70, 330, 400, 480] as const;
  const row = (cells: readonly string[], y: number): Text[] =>
    cells.map((text, column) => ({ text, x: COLUMNS[column] ?? 0, y }));
  const price = (n: number): number => 100 + (n % 37) * 25;
  let [number, subtotal] = [0, 0];
  const pages = times(20, (page) => {
    const head = [
      { text: 'DISTRIBUIDORA DEL PACIFICO S.A.C.', x: 30, y: 30 },
      { text: 'RUC 20512333797', x: 400, y: 30 },
      { text: 'FACTURA ELECTRONICA', x: 400, y: 42 },
      { text: 'F001-00004321', x: 400, y: 54 },
      { text: 'Fecha de emision: 20/11/2026', x: 30, y: 54 },
      { text: `Cliente: COMERCIAL ANDINA DEMO S.A.C. RUC 20999999043`, x: 30, y: 66 },
      ...row(['CANT', 'DESCRIPCION', 'UND', 'P. UNIT', 'IMPORTE'], 84),
    ];
    const body = times(45, (n) => {
      number += 1;
      const cents = 2 * price(number);
      subtotal += cents;
      const name = `Articulo de ferreteria numero ${number}`;
      const cells = ['2', name, 'NIU', (price(number) / 100).toFixed(2), (cents / 100).toFixed(2)];
      return row(cells, 98 + n * 15);
    }).flat();
    if (page < 19) return [...head, ...body];
    const tax = Math.round(subtotal * 0.18);
    const money = (cents: number): string => (cents / 100).toFixed(2);
    const sums = [
      ['OP. GRAVADA', subtotal],
      ['IGV 18%', tax],
      ['IMPORTE TOTAL S/', subtotal + tax],
    ] as const;
    const foot = sums.flatMap(([name, cents], index) => [
      { text: name, x: 360, y: 785 + index * 12 },
      { text: money(cents), x: 480, y: 785 + index * 12 },
    ]);
    return [...head, ...body, ...foot];
  });
  return { name: 'veinte paginas', fileType: 'application/pdf', bytes: pdfOf(pages, 8) };
}
