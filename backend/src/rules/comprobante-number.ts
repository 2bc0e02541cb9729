import { trimEndOf } from './text-clean';
import type { DocumentType, ExtractedData } from '../contracts/extracted-data';
import { isValidRuc } from './ruc';

export interface ComprobanteNumber {
  serie: string;
  /** Digits without leading zeros, at least one. */
  numero: string;
}

/** Series and number as SUNAT defines them, after spaces around the dash are joined (peru.md section 2.2). */
export const COMPROBANTE_PATTERN =
  /(?<![A-Z0-9\-–—])([FBERPTVS][A-Z0-9]{3}|\d{3,4})\s*[-–—]\s*(?:N\s*(?:[°ºo.]+\s*)?)?(\d{1,8})(?![A-Z0-9]|\s*[-/]\s*\d)/i;

/** Reads `F001-00000123`, `N° F001 - 123`, `E001–5`; null when there is no such number. */
export function parseComprobanteNumber(text: string): ComprobanteNumber | null {
  const match = COMPROBANTE_PATTERN.exec(text);
  if (!match?.[1] || !match[2]) return null;
  return { serie: match[1].toUpperCase(), numero: String(Number(match[2])) };
}

/** Series of `text`: what stands before the last dash (`OC-2026-032508` -> `OC-2026`), or null. */
export function seriesOf(text: string): string | null {
  const parsed = parseComprobanteNumber(text);
  if (parsed) return parsed.serie;
  const match = /^(.*\S)\s*[-–—]\s*\d+$/.exec(text.trim());
  return match?.[1]?.toUpperCase() ?? null;
}

/** Padding does not matter: `F001-123` is `F001-00000123`. */
export function sameComprobante(a: string, b: string): boolean {
  const left = normaliseNumber(a);
  return left !== null && left === normaliseNumber(b);
}

function normaliseNumber(text: string): string | null {
  const parsed = parseComprobanteNumber(text);
  if (parsed) return `${parsed.serie}|${parsed.numero}`;
  const whole = text.trim().toUpperCase();
  const before = trimEndOf(whole, /\d/);
  const digits = whole.slice(before.length).replace(/^0+(?=\d)/, '');
  return digits === '' ? null : `${trimEndOf(before, /[\s\-–—]/)}|${digits}`;
}

const SERIES_BY_TYPE: Readonly<Partial<Record<DocumentType, RegExp>>> = {
  factura: /^(?:F[A-Z0-9]{3}|E\d{3}|\d{3,4})$/,
  boleta: /^(?:B[A-Z0-9]{3}|EB\d{2}|\d{3,4})$/,
  nota_credito: /^(?:[FB][A-Z0-9]{3}|E\d{3}|EB\d{2}|\d{3,4})$/,
  nota_debito: /^(?:[FB][A-Z0-9]{3}|E\d{3}|EB\d{2}|\d{3,4})$/,
  recibo_honorarios: /^(?:E\d{3}|\d{3,4})$/,
  retencion: /^(?:R[A-Z0-9]{3}|\d{3,4})$/,
  percepcion: /^(?:P[A-Z0-9]{3}|\d{3,4})$/,
  guia_remision: /^(?:[TV][A-Z0-9]{3}|EG\d{2}|\d{3,4})$/,
};

/** False only when the series belongs to another type; a type without a rule takes any series. */
export function seriesFitsType(serie: string, type: DocumentType): boolean {
  return SERIES_BY_TYPE[type]?.test(serie.toUpperCase()) ?? true;
}

/**
 * The key that makes a comprobante one of its kind in the world, `RUC|tipo|SERIE|NUMBER`;
 * null when a part is missing, so that two unreadable documents are never taken for the same one.
 */
export function comprobanteKey(data: ExtractedData): string | null {
  const { documento, proveedor } = data;
  const number = documento?.numero
    ? normaliseNumber(withSeries(documento.numero, documento.serie))
    : null;
  if (!documento?.tipo || !number || !proveedor?.ruc || !isValidRuc(proveedor.ruc)) return null;
  return `${proveedor.ruc}|${documento.tipo}|${number}`;
}

/**
 * Whether a number is of a comprobante of ours. Tills abroad print digits before a dash too (`0417-276387`): one of
 * figures alone is theirs where the ticket is not in soles; a ticket in soles has to tell whose it is.
 */
export function isOfComprobante(number: string, type: unknown, currency: unknown): boolean {
  const serie = parseComprobanteNumber(number)?.serie;
  const isOfTill = type === 'ticket' && typeof currency === 'string' && currency !== 'PEN';
  return serie !== undefined && !(isOfTill && /^\d+$/.test(serie));
}

/** Whether what was read is of a seller without a RUC, with a number of no series: from abroad (table 10, 91). */
export const isFromAbroad = ({ documento, proveedor }: ExtractedData): boolean =>
  Boolean(documento?.numero) &&
  !proveedor?.ruc &&
  !isOfComprobante(documento?.numero ?? '', documento?.tipo, documento?.moneda);

function withSeries(number: string, serie: string | null | undefined): string {
  return /^\d+$/.test(number.trim()) && serie ? `${serie}-${number}` : number;
}

/** A digest in base 64: SHA-1 or SHA-256. */
const DIGEST = /^(?:[A-Za-z0-9+/]{27}|[A-Za-z0-9+/]{43})=$/;

/** The digest of the signed XML (valor resumen), which some pages print; it is of this file and of no other. */
export function signedDigest({ documento }: ExtractedData): string | null {
  const text = documento?.folio_fiscal?.trim() ?? '';
  return DIGEST.test(text) ? text : null;
}
