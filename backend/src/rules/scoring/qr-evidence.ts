import type { Box } from '../../contracts/evidence';
import { sameComprobante } from '../comprobante-number';
import { toCents } from '../money';
import { findSunatQr, parseSunatQr, type SunatQr } from '../qr';
import { isValidRuc } from '../ruc';

/** A QR code found on a page, with its text exactly as coded. */
export interface QrCode {
  text: string;
  box: Box;
}

/** A field as the QR gives it. */
export interface QrField {
  path: string;
  value: string | number;
  boxes: Box[];
}

export interface QrEvidence {
  qr: SunatQr | null;
  fields: readonly QrField[];
}

/** The comprobante in the QR codes of the pages, as fields. */
export function readQr(codes: readonly QrCode[]): QrEvidence {
  const qr = findSunatQr(codes.map(({ text }) => text));
  if (!qr) return { qr: null, fields: [] };
  const code = codes.find((one) => parseSunatQr(one.text)?.ruc === qr.ruc);
  const boxes = code ? [code.box] : [];
  const values: [string, string | number | null][] = [
    ['proveedor.ruc', qr.ruc],
    ['documento.tipo', qr.type],
    ['documento.numero', `${qr.serie}-${qr.numero}`],
    ['documento.serie', qr.serie],
    ['documento.fecha_emision', qr.date],
    ['totales.iva', qr.igv],
    ['totales.total', qr.total],
    ['cliente.ruc', isValidRuc(qr.customerId) ? qr.customerId : null],
    ['documento.folio_fiscal', qr.hash],
  ];
  const fields = values.flatMap(([path, value]) =>
    value === null ? [] : [{ path, value, boxes }],
  );
  return { qr, fields };
}

/** Whether a printed value says the same as the QR: padding and signs do not matter. */
export function agreesWithQr(
  path: string,
  printed: string | number,
  coded: string | number,
): boolean {
  if (typeof printed === 'number' && typeof coded === 'number') {
    return Math.abs(toCents(printed)) === Math.abs(toCents(coded));
  }
  if (path === 'documento.numero') return sameComprobante(String(printed), String(coded));
  return String(printed) === String(coded);
}
