import type { ExtractedData } from '../../contracts/extracted-data';
import { isFromAbroad } from '../comprobante-number';
import { igvRatesOn, matchingIgvRate } from '../igv';
import { formatAmount, toCents } from '../money';
import { found, NOTHING, passed, type Check } from './check';

/** IGV_NO_CUADRA: no rate in force on the issue date explains the printed IGV (peru.md section 3.1). */
export const checkIgv: Check = (subject) => {
  const { data } = subject;
  const iva = data.totales?.iva;
  const bases = taxedBases(data);
  if (data.documento?.tipo === 'recibo_honorarios' || bases.length === 0) return NOTHING;
  // Another country's tax has its own rates.
  if (isFromAbroad(data)) return NOTHING;
  if (typeof iva !== 'number' || toCents(iva) === 0) return NOTHING;
  const date = data.documento?.fecha_emision ?? null;
  const lines = data.productos?.length ?? 1;
  const rate = bases
    .map((base) => matchingIgvRate(Math.abs(base), Math.abs(iva), date, lines))
    .find((match) => match !== null);
  if (rate !== undefined) return passed(`El IGV corresponde a la tasa de ${rate} %.`);
  const general = igvRatesOn(date)[0]?.percent ?? 18;
  const expected = formatAmount(((bases[0] ?? 0) * general) / 100);
  return found(subject, {
    id: 'IGV_NO_CUADRA',
    message: `El IGV impreso es ${formatAmount(iva)}, pero a la tasa de ${general} % sería ${expected}.`,
    expected,
    found: formatAmount(iva),
    paths: ['totales.subtotal', 'totales.iva'],
  });
};

/** Amounts that may be the base of the tax: op. gravada, else the subtotal without the untaxed parts. */
function taxedBases(data: ExtractedData): number[] {
  const totales = data.totales ?? {};
  if (typeof totales.gravada === 'number' && totales.gravada !== 0) {
    return [totales.gravada, totales.gravada + (totales.isc ?? 0)];
  }
  if (typeof totales.subtotal !== 'number') return [];
  const untaxed = (totales.exonerada ?? 0) + (totales.inafecta ?? 0) + (totales.exportacion ?? 0);
  const base = totales.subtotal - untaxed;
  return [base, base - Math.abs(totales.descuentos ?? 0), base - Math.abs(totales.anticipos ?? 0)];
}
