import type { DocumentType } from '../../contracts/extracted-data';
import { foldText } from '../text-clean';
import { NOTHING, type Check } from './check';

const TYPES_WITH_QR: ReadonlySet<DocumentType> = new Set<DocumentType>([
  'factura',
  'boleta',
  'nota_credito',
  'nota_debito',
]);
const ELECTRONIC_TITLE =
  /\b(?:FACTURA|BOLETA(?: DE VENTA)?|NOTA DE (?:CREDITO|DEBITO)) ?ELECTRONICA\b/;
/** Documents issued in the SUNAT portal may come without a QR. */
const PORTAL_SERIES = /^E(?:\d{3}|B\d{2}|G\d{2})$/;

/** SIN_QR: a document titled ELECTRÓNICA from an emitter's own system carries a QR (decisions, "Flags"). */
export const checkMissingQr: Check = ({ data, qr, hasUnreadableQr, pageText }) => {
  const { tipo, serie } = data.documento ?? {};
  if (qr || hasUnreadableQr || !tipo || !TYPES_WITH_QR.has(tipo)) return NOTHING;
  if (!serie || PORTAL_SERIES.test(serie) || !ELECTRONIC_TITLE.test(foldText(pageText))) {
    return NOTHING;
  }
  const message = 'El documento se titula ELECTRÓNICA, pero no lleva el código QR de SUNAT.';
  return { ...NOTHING, findings: [{ id: 'SIN_QR', message, paths: ['documento.tipo'] }] };
};
