import type { Finding } from '../../contracts/authenticity';
import type { TotalesData, DocumentType } from '../../contracts/extracted-data';
import { sameComprobante } from '../comprobante-number';
import { igvTolerance } from '../igv';
import { formatAmount, toCents } from '../money';
import { unrounded } from './total-identity';
import { combine, found, NOTHING, passed, type Check, type CheckSubject } from './check';
import { foldText } from '../text-clean';

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
export const checkMissingQr: Check = ({ data, qr, hasUnreadableQr, pageText, xml }) => {
  const { tipo, serie } = data.documento ?? {};
  if (xml || qr || hasUnreadableQr || !tipo || !TYPES_WITH_QR.has(tipo)) return NOTHING;
  if (!serie || PORTAL_SERIES.test(serie) || !ELECTRONIC_TITLE.test(foldText(pageText))) {
    return NOTHING;
  }
  const message = 'El documento se titula ELECTRÓNICA, pero no lleva el código QR de SUNAT.';
  return { ...NOTHING, findings: [{ id: 'SIN_QR', message, paths: ['documento.tipo'] }] };
};

interface Comparison {
  path: string;
  label: string;
  printed: string;
  coded: string;
  agrees: boolean;
}

/** QR_NO_COINCIDE: RUC, number, IGV or total of the QR differs from the print; the strongest sign of a forgery. */
export const checkQr: Check = (subject) => {
  const compared = comparisons(subject);
  if (compared.length === 0) return NOTHING;
  const wrong = compared.filter((comparison) => !comparison.agrees);
  if (wrong.length > 0) return combine(wrong.map((one) => found(subject, findingOf(one))));
  return passed(`El QR coincide con lo impreso (${compared.map((one) => one.label).join(', ')}).`);
};

function comparisons({ data, qr, codedPaths }: CheckSubject): Comparison[] {
  if (!qr) return [];
  const list: Comparison[] = [];
  const coded = `${qr.serie}-${qr.numero}`;
  const { proveedor, documento, totales } = data;
  if (proveedor?.ruc) {
    list.push(row('proveedor.ruc', 'RUC', proveedor.ruc, qr.ruc, proveedor.ruc === qr.ruc));
  }
  if (documento?.numero) {
    const agrees = sameComprobante(documento.numero, coded);
    list.push(row('documento.numero', 'número', documento.numero, coded, agrees));
  }
  if (typeof totales?.total === 'number' && qr.total !== null) {
    const coded = Math.abs(toCents(qr.total));
    const agrees = [totales.total, unrounded(totales)].some(
      (total) => Math.abs(toCents(total)) === coded,
    );
    const printed = formatAmount(totales.total);
    list.push(row('totales.total', 'total', printed, formatAmount(qr.total), agrees));
  }
  return [...list, ...taxComparison(totales, qr.igv)].filter(({ path }) => !codedPaths?.has(path));
}

/**
 * Many emitters leave the tax of the QR empty or write 0.00; others add up there all that they collect for
 * the state (peru.md section 7).
 */
function taxComparison(totales: TotalesData | undefined, coded: number | null): Comparison[] {
  const { iva, isc, icbper, otros_impuestos: others } = totales ?? {};
  if (!iva || !coded) return [];
  const taxes = [0, isc, icbper, others, (isc ?? 0) + (icbper ?? 0)];
  const sums = taxes.map((tax) => Math.abs(toCents(iva + (tax ?? 0))));
  const agrees = sums.some((sum) => Math.abs(sum - Math.abs(toCents(coded))) <= igvTolerance(1));
  return [row('totales.iva', 'IGV', formatAmount(iva), formatAmount(coded), agrees)];
}

function row(path: string, label: string, printed: string, coded: string, agrees: boolean) {
  return { path, label, printed, coded, agrees };
}

function findingOf({ path, label, printed, coded }: Comparison): Finding {
  return {
    id: 'QR_NO_COINCIDE',
    message: `El QR dice ${label} ${coded}; el dato del documento es ${printed}.`,
    expected: coded,
    found: printed,
    paths: [path],
  };
}
