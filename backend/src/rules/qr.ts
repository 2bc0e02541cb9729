import type { DocumentType } from '../contracts/extracted-data';
import { parseDate } from './date';
import { parseAmount } from './money';
import { isValidRuc } from './ruc';
import { foldText } from './text-clean';

/** What the QR of an electronic comprobante says (SUNAT, Anexo 6, 6.4.3; peru.md section 7). */
export interface SunatQr {
  ruc: string;
  type: DocumentType | null;
  serie: string;
  numero: string;
  /** Decimal, null when the emitter left it empty. */
  igv: number | null;
  total: number | null;
  /** ISO date. */
  date: string | null;
  customerIdType: string | null;
  customerId: string | null;
  hash: string | null;
}

const TYPE_BY_CODE: Readonly<Record<string, DocumentType>> = {
  '01': 'factura',
  '03': 'boleta',
  '04': 'liquidacion_compra',
  '07': 'nota_credito',
  '08': 'nota_debito',
  '09': 'guia_remision',
  '20': 'retencion',
  '31': 'guia_remision',
  '40': 'percepcion',
  R1: 'recibo_honorarios',
  '02': 'recibo_honorarios',
};
const TYPE_BY_WORD: readonly (readonly [RegExp, DocumentType])[] = [
  [/CREDITO/, 'nota_credito'],
  [/DEBITO/, 'nota_debito'],
  [/HONORARIO/, 'recibo_honorarios'],
  [/BOLETA/, 'boleta'],
  [/GUIA/, 'guia_remision'],
  [/RETENCION/, 'retencion'],
  [/PERCEPCION/, 'percepcion'],
  [/FACTURA/, 'factura'],
];

/** Reads the text of a QR; null when it is no comprobante (a web address, a payment code). */
export function parseSunatQr(text: string): SunatQr | null {
  const parts = splitSeries(text.split('|').map((part) => part.trim()));
  const [first = '', code = '', serie = '', printed = '', ...rest] = parts;
  const ruc = first.replace(/^R\.?U\.?C\.?\s*:?\s*/i, '');
  const numero = withoutSeries(printed, serie);
  if (!/^\d{11}$/.test(ruc) || !/^[A-Z0-9]{3,4}$/i.test(serie)) return null;
  if (!/^\d{1,8}$/.test(numero)) return null;
  const type = qrType(code);
  const fields = type === 'guia_remision' ? ['', '', ...withoutAmounts(rest)] : rest;
  const [igv, total, date, customerIdType, customerId, hash] = fields;
  if (type !== 'guia_remision' && total === undefined) return null;
  return {
    ruc,
    type,
    serie: serie.toUpperCase(),
    numero: String(Number(numero)),
    igv: parseAmount(igv ?? ''),
    total: parseAmount(total ?? ''),
    date: parseDate(date ?? ''),
    customerIdType: customerIdType || null,
    customerId: customerId || null,
    hash: hash || null,
  };
}

/** Some emitters write `F001-123` in one part. */
function splitSeries(parts: string[]): string[] {
  const joined = /^([A-Z0-9]{3,4})\s*-\s*(\d{1,8})$/i.exec(parts[2] ?? '');
  if (!joined) return parts;
  return [...parts.slice(0, 2), joined[1] ?? '', joined[2] ?? '', ...parts.slice(3)];
}

/** Others repeat the series in the number (`F001|F001-00000123`), or pad it beyond its eight figures. */
function withoutSeries(numero: string, serie: string): string {
  const [before, number, ...more] = numero.split('-').map((part) => part.trim());
  const isRepeated = before?.toUpperCase() === serie.toUpperCase() && more.length === 0;
  return (isRepeated && number ? number : numero).replace(/^0+(?=\d{8}$)/, '');
}

/** A guía has no amounts; emitters either leave them out or leave them empty. */
function withoutAmounts(rest: readonly string[]): readonly string[] {
  const firstDate = rest.findIndex((part) => parseDate(part) !== null);
  return firstDate === -1 ? [] : rest.slice(firstDate);
}

function qrType(code: string): DocumentType | null {
  const padded = /^\d$/.test(code) ? `0${code}` : code.toUpperCase();
  const known = TYPE_BY_CODE[padded];
  if (known) return known;
  const folded = foldText(code);
  return TYPE_BY_WORD.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}

/** The first QR text that is a comprobante; one with a valid RUC wins. */
export function findSunatQr(texts: readonly string[]): SunatQr | null {
  const read = texts.map(parseSunatQr).filter((qr) => qr !== null);
  return read.find((qr) => isValidRuc(qr.ruc)) ?? read[0] ?? null;
}
