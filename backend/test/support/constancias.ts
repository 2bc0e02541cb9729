import type { ConstanciaState } from '../../src/contracts/detraction-deposits';
import type { JudgedDocument } from '../../src/contracts/payment-subject';
import { matchConstancias, type ReadConstancia } from '../../src/rules/constancias';
import { aJudged } from './judged';

export const TODAY = '2026-11-27';
export const RUC = '20100047218';
export const COLUMNS = [
  'Número Constancia',
  'Fecha Pago',
  'RUC Proveedor',
  'Nombre Proveedor',
  'Tipo de Comprobante',
  'Serie de Comprobante',
  'Numero de Comprobante',
  'NUMERO DE DOCUMENTO ADQUIRIENTE',
  'Monto Depósito',
];
const ROWS = 500;
const LINE_OF_FIRST = 2;
export const row = (n: number): string[] => [
  ...[String(70_000_000 + n), '26/11/2026', RUC, 'Peña & Núñez, S.A.C.', '1', 'F001'],
  ...[String(n).padStart(8, '0'), '20999999027', '142.00'],
];
export const documentOf = (n: number, change: Partial<JudgedDocument> = {}): JudgedDocument =>
  aJudged({
    id: `d${n}`,
    comprobanteKey: `${RUC}|factura|F001|${n}`,
    workflowStatus: 'payment_executed',
    paymentInfo: { requiresDetraction: true, detractionPercentage: 12 },
    extractedData: { documento: { fecha_emision: '2026-11-02' }, totales: { total: 1_180 } },
    ...change,
  });
const constancia = (constanciaNumber: string, n: number) =>
  documentOf(n, { paymentInfo: { requiresDetraction: true, constanciaNumber } });

type Plant = readonly [
  state: ConstanciaState,
  text: RegExp,
  cells: Readonly<Record<number, string>>,
  document?: (n: number) => JudgedDocument | null,
];
/** Twenty rows that are not as the others: what is changed in row or document, and what is told of it. */
const PLANTED: readonly Plant[] = [
  ['ilegible', /Numero Constancia/, { 0: '' }],
  ['ilegible', /Numero Constancia/, { 0: '7.1E+12' }],
  ['ilegible', /Fecha Pago/, { 1: '31/02/2026' }],
  ['ilegible', /Fecha Pago/, { 1: 'ayer' }],
  ['ilegible', /RUC Proveedor/, { 2: '20100047219' }],
  ['ilegible', /Tipo de Comprobante/, { 4: '77' }],
  ['ilegible', /Serie de Comprobante/, { 5: 'F0 1' }],
  ['ilegible', /Numero de Comprobante/, { 6: '123456789' }],
  ['ilegible', /Numero de Documento Adquiriente/, { 7: '' }],
  ['ilegible', /Monto/, { 8: 'ciento' }],
  ['difiere', /S\/ 143\.00 y la detracción del documento es S\/ 142\.00/, { 8: '143' }],
  ['difiere', /aún no llega/, { 1: '28/11/2026' }],
  ['difiere', /anterior a la emisión/, { 1: '01/11/2026' }],
  ['difiere', /La fila 2 /, { 0: row(1)[0] ?? '' }],
  ['difiere', /La fila 2 /, { 6: '1' }],
  ['difiere', /otra constancia: 99/, {}, (n) => constancia('99', n)],
  ['difiere', /no se decidió detracción/, {}, (n) => documentOf(n, { paymentInfo: null })],
  ['ya_tiene', /ya tiene/, {}, (n) => constancia(String(70_000_000 + n), n)],
  ['espera', /paso 6/, {}, (n) => documentOf(n, { workflowStatus: 'payment_prepared' })],
  ['sin_documento', /Ningún documento/, {}, () => null],
];
const every = ROWS / PLANTED.length;
const plantAt = (n: number): Plant | undefined =>
  n % every === 0 ? PLANTED[n / every - 1] : undefined;
const numbers = Array.from({ length: ROWS }, (_, at) => at + 1);
export const rows = numbers.map((n) => Object.assign(row(n), plantAt(n)?.[2]));

/** Each comprobante's own document, told by the key of the row that was not changed. */
const documents = numbers.flatMap((n) => {
  const make = plantAt(n)?.[3];
  return (make ? make(n) : documentOf(n)) ?? [];
});

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const parted = (sign: string, end: string, cell = (text: string) => text) =>
  [COLUMNS, ...rows].map((cells) => cells.map(cell).join(sign)).join(end);
/** The file with `rows` as text. */
export const CONSTANCIA_TEXTS = {
  txt: parted('|', '\r\n'),
  csv: parted(',', '\n', quoted),
  'csv with semicolons': parted(';', '\n'),
} as const;

/** What is told of each of `rows`, and what should be; a text is told as its pattern when it fits it. */
export function planted(read: readonly ReadConstancia[]): { is: string; wanted: string }[] {
  const results = matchConstancias(read, documents, TODAY);
  return numbers.map((n) => {
    const [state, text] = plantAt(n) ?? ['lista', /^$/];
    const result = results[n - 1];
    const told = result && text.test(result.text) ? text.source : result?.text;
    return {
      is: `${result?.line} ${result?.state} ${told}`,
      wanted: `${n - 1 + LINE_OF_FIRST} ${state} ${text.source}`,
    };
  });
}
