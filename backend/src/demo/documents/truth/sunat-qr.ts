import type { DemoData } from '../model';
import { decimal } from './money';

/**
 * The QR text of an electronic comprobante, fields in the order of SUNAT's Anexo 6 (6.4.3):
 * issuer, type, series, number, IGV, total, date, customer's document type and number, hash.
 */
export function sunatQrText(data: DemoData): string {
  return [
    data.emisor.ruc,
    data.codigoSunat,
    data.serie,
    data.correlativo,
    decimal(data.totales.igv).toFixed(2),
    decimal(data.totales.total).toFixed(2),
    data.fechaEmision,
    '6',
    data.cliente.ruc,
    data.hash,
  ].join('|');
}
