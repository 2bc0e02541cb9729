import { DOMParser } from '@xmldom/xmldom';
import { buffer } from 'node:stream/consumers';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { CONSTANCIAS_MAX_ROWS } from '../contracts/detraction-deposits';
import { CodedError } from '../platform/sandbox';

/** What a workbook of that many rows takes unpacked, several times over. */
const MAX_PART_BYTES = 20 * 1024 * 1024;
const MAX_PARTS = 500;
/** Rows of headings come on top of those of constancias. */
const MAX_ROWS = CONSTANCIAS_MAX_ROWS + 100;
const MAX_COLUMNS = 100;
const SHEET = /^xl\/worksheets\/sheet\d*\.xml$/;
const STRINGS = 'xl/sharedStrings.xml';

const refuse = (message: string): never => {
  throw new CodedError('HOJA_ILEGIBLE', { cause: new Error(message) });
};
const parser = new DOMParser({
  errorHandler: { warning: refuse, error: refuse, fatalError: refuse },
});

/**
 * Cells of the first sheet of an XLSX, as texts: dates are the numbers of days that a workbook has for them, cells
 * without a value are ''. Throws `HOJA_ILEGIBLE` for what is no workbook, or more than one of constancias.
 */
export async function sheetOf(file: string): Promise<string[][]> {
  try {
    const zip = await openPromise(file, { lazyEntries: true, autoClose: false });
    try {
      const parts = await partsOf(zip);
      const [sheet] = [...parts.keys()].filter((name) => SHEET.test(name)).sort(byNumber);
      const strings = parts.get(STRINGS);
      const shared = strings ? textsOf(await xmlOf(zip, strings)) : [];
      const first = parts.get(sheet ?? '') ?? refuse('no sheet');
      return rowsOf(await xmlOf(zip, first), shared);
    } finally {
      zip.close();
    }
  } catch (error) {
    if (error instanceof CodedError) throw error;
    throw new CodedError('HOJA_ILEGIBLE', { cause: error });
  }
}

const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

async function partsOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_PARTS) refuse('too many parts');
  const parts = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) parts.set(entry.fileName, entry);
  return parts;
}

/** The library ends a part that is longer than its entry says. */
async function xmlOf(zip: ZipFile, entry: Entry): Promise<Element> {
  if (entry.uncompressedSize > MAX_PART_BYTES) refuse('a part is too long');
  const xml = (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8');
  // Entities of a document type are no part of a workbook.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) refuse('a document type');
  return parser.parseFromString(xml, 'text/xml').documentElement;
}

const all = (element: Element, name: string): Element[] =>
  Array.from(element.getElementsByTagNameNS('*', name));

/** The runs of a text together; what stands in phonetic help is none of it. */
const textsOf = (strings: Element): string[] => all(strings, 'si').map(runsOf);
const runsOf = (element: Element): string =>
  all(element, 't')
    .filter(({ parentNode }) => (parentNode as Element | null)?.localName !== 'rPh')
    .map(({ textContent }) => textContent ?? '')
    .join('');

function rowsOf(sheet: Element, shared: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const row of all(sheet, 'row')) {
    const at = Number(row.getAttribute('r')) || rows.length + 1;
    if (at > MAX_ROWS || at <= rows.length) refuse('too many rows, or not in their order');
    while (rows.length < at - 1) rows.push([]);
    rows.push(cellsOf(row, shared));
  }
  return rows;
}

function cellsOf(row: Element, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const cell of all(row, 'c')) {
    const at = columnOf(cell.getAttribute('r') ?? '') ?? cells.length;
    if (at >= MAX_COLUMNS || at < cells.length) refuse('too many columns, or not in their order');
    while (cells.length < at) cells.push('');
    cells.push(valueOf(cell, shared));
  }
  return cells;
}

/** `C5` is the third: 2. */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(cell: Element, shared: readonly string[]): string {
  const type = cell.getAttribute('t');
  if (type === 'inlineStr') return runsOf(cell);
  const value = all(cell, 'v')[0]?.textContent ?? '';
  return type === 's' ? (shared[Number(value)] ?? '') : value;
}
