import type { ExtractedData } from '../../../src/contracts/extracted-data';
import { compactText, similarity } from '../../../src/rules/text-clean';

/** Values that are not read as printed, by field; the cells of a column together. `+` before what is read where nothing is. */
export type Misses = Readonly<Record<string, number>>;

/** How alike the words of a remark or of an amount must be. */
const ALIKE = 0.9;
const CENT = 0.0101;

/** Not printed: they follow from others, or are a part of one. */
const UNPRINTED = new Set(['documento.codigo_sunat', 'documento.serie']);

export type Values = Readonly<Record<string, unknown>>;

/** Leading zeros of a document's number say nothing. */
const bareNumber = (text: string): string => compactText(text.replace(/(\D|^)0+(?=\d)/g, '$1'));

function isSame(path: string, want: unknown, got: unknown): boolean {
  if (got === null || got === undefined || got === '') return false;
  if (typeof want === 'number') return Math.abs(want - Number(got)) <= CENT;
  const [one, other] = [String(want), String(got)];
  if (/\.(?:numero|documento_afectado|orden_compra|guia_remision)$/.test(path))
    return bareNumber(one) === bareNumber(other);
  if (compactText(one) === compactText(other)) return true;
  return path.startsWith('informacion_adicional.') && similarity(one, other) >= ALIKE;
}

const isSaid = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** Every single value with its path; the rows of a list are numbered. */
function valuesOf(group: object, prefix = ''): [path: string, value: unknown][] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
    if (typeof value === 'object' && value) return valuesOf(value, `${prefix}${key}.`);
    return isSaid(value) ? [[prefix + key, value]] : [];
  });
}

/** Those that are no cells; accounts are not told by the kept truths, what is read of them stands in `unlike`. */
const leaves = (data: ExtractedData): [path: string, value: unknown][] =>
  valuesOf(data).filter(([path]) => !/^(?:productos|cuentas)\./.test(path) && !UNPRINTED.has(path));

/** What was read by another text or number than is printed, however little it differs; null where nothing was. */
export function unlike(truth: ExtractedData, read: ExtractedData): Values {
  const want = new Map(valuesOf(truth));
  const got = new Map(valuesOf(read));
  const paths = [...new Set([...want.keys(), ...got.keys()])];
  const differing = paths.filter((path) => want.get(path) !== got.get(path));
  return Object.fromEntries(differing.sort().map((path) => [path, got.get(path) ?? null]));
}

/** The cells of a column, from the first row to the last. */
function columnsOf({ productos = [] }: ExtractedData): Map<string, unknown[]> {
  const keys = new Set(productos.flatMap((row) => Object.keys(row)));
  return new Map([...keys].map((key) => [key, productos.map((row) => (row as Values)[key])]));
}

function missedCells(truth: ExtractedData, read: ExtractedData): [string, number][] {
  const got = columnsOf(read);
  return [...columnsOf(truth)].map(([key, cells]) => {
    const path = `productos.${key}`;
    const wrong = cells.filter(
      (want, at) => isSaid(want) && !isSame(path, want, got.get(key)?.[at]),
    );
    return [path, wrong.length];
  });
}

/**
 * What was not read as it is printed.
 * @param fromWords paths of what was read on the page: not what a rule worked out, nor what the QR says
 */
export function missesOf(
  truth: ExtractedData,
  read: ExtractedData,
  fromWords: ReadonlySet<string>,
): Misses {
  const want = leaves(truth);
  const got = new Map(leaves(read));
  const printed = new Set(want.map(([path]) => path));
  const wrong = want.filter(([path, value]) => !isSame(path, value, got.get(path)));
  const invented = [...got.keys()].filter((path) => !printed.has(path) && fromWords.has(path));
  const rows = (read.productos?.length ?? 0) - (truth.productos?.length ?? 0);
  const all: [string, number][] = [
    ...wrong.map(([path]): [string, number] => [path, 1]),
    ...missedCells(truth, read),
    ...invented.map((path): [string, number] => [`+${path}`, 1]),
    ['+productos', Math.max(0, rows)],
  ];
  return Object.fromEntries(all.filter(([, count]) => count > 0).sort());
}
