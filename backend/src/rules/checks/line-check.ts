import type { ExtractedData, ProductoData } from '../../contracts/extracted-data';
import { igvRatesOn } from '../igv';
import { formatAmount, fromCents, sumAmounts, toCents } from '../money';
import { combine, NOTHING, type Check, type CheckOutcome, type CheckSubject } from './check';

const ROW_KEYS = ['cantidad', 'precio_unitario', 'subtotal'] as const;
const FOOT_KEYS = ['subtotal', 'total'] as const;
/** Parts of the foot that lines may contain, or that are taken off after them. */
const PARTS = ['descuentos', 'anticipos', 'gratuita', 'otros_cargos', 'redondeo'] as const;

/**
 * LINEA_NO_CUADRA: quantity by unit price is not the amount of the line, with or without its discount (an amount
 * or a percentage) and the tax. Of what a person typed it is a contradiction, of what was read a doubt: there a
 * digit was misread, or the paper reckons in a way that its columns do not show.
 */
export const checkLines: Check = ({ data, typedPaths }) => {
  const rates = igvRatesOn(data.documento?.fecha_emision ?? null).map(({ percent }) => percent);
  const outcomes = (data.productos ?? []).map((line, row): CheckOutcome => {
    const { cantidad, precio_unitario: price, subtotal } = line;
    if (!cantidad || !price || typeof subtotal !== 'number' || multipliesOut(line, rates)) {
      return NOTHING;
    }
    const [expected, amount] = [formatAmount(cantidad * price), formatAmount(subtotal)];
    const paths = ROW_KEYS.map((key) => `productos.${row}.${key}`);
    const message = `En la fila ${row + 1}, cantidad por precio da ${expected}, pero el importe es ${amount}.`;
    const finding = { id: 'LINEA_NO_CUADRA', message, expected, found: amount, paths } as const;
    const isTyped = paths.some((path) => typedPaths?.has(path));
    return isTyped ? { ...NOTHING, findings: [finding] } : { ...NOTHING, doubts: [finding] };
  });
  return combine(outcomes);
};

function multipliesOut(line: ProductoData, rates: readonly number[]): boolean {
  const { cantidad = 0, precio_unitario: price = 0, descuento, subtotal } = line;
  const gross = Math.abs((cantidad ?? 0) * (price ?? 0));
  const off = Math.abs(descuento ?? 0);
  const nets = [gross, gross - off, ...(off <= 100 ? [gross * (1 - off / 100)] : [])];
  const taxes = [1, ...rates.flatMap((percent) => [1 + percent / 100, 1 / (1 + percent / 100)])];
  const amount = Math.abs(subtotal ?? 0);
  const tolerance = 0.02 + Math.abs(cantidad ?? 0) * halfUnitOf(price ?? 0);
  return nets.some((net) => taxes.some((tax) => Math.abs(net * tax - amount) <= tolerance));
}

/** A price is rounded where its decimals end, at cents at the latest. */
function halfUnitOf(price: number): number {
  const decimals = /\.(\d+)$/.exec(String(price))?.[1]?.length ?? 0;
  return 0.5 * 10 ** -Math.max(2, decimals);
}

/**
 * LINEAS_NO_SUMAN: the lines do not add up to the foot, once a person has changed either. What was only read is left
 * to the foot of the table: a line that was missed says nothing against a printed sum.
 */
export const checkLineSum: Check = (subject) => {
  const { data } = subject;
  const amounts = (data.productos ?? []).map(({ subtotal }) => subtotal);
  const isTyped = isFootTyped(subject);
  if (!isTyped || amounts.length === 0 || !amounts.every((one) => typeof one === 'number')) {
    return NOTHING;
  }
  const key = FOOT_KEYS.find((one) => typeof data.totales?.[one] === 'number');
  const sum = toCents(sumAmounts(amounts));
  if (!key || footSums(data).some((one) => Math.abs(one - sum) <= amounts.length + 1)) {
    return NOTHING;
  }
  const [expected, amount] = [fromCents(sum), data.totales?.[key] ?? 0].map(formatAmount);
  const message = `Los productos suman ${expected}, pero el ${key} es ${amount}.`;
  const paths = [`totales.${key}`, ...typedAmounts(subject)];
  return {
    ...NOTHING,
    findings: [
      { id: 'LINEAS_NO_SUMAN', message, expected, found: amount, paths: [...new Set(paths)] },
    ],
  };
};

const typedAmounts = ({ typedPaths }: CheckSubject): string[] =>
  [...(typedPaths ?? [])].filter((path) => /^productos\.\d+\.subtotal$/.test(path));

function isFootTyped({ typedPaths }: CheckSubject): boolean {
  return [...(typedPaths ?? [])].some((path) =>
    /^(?:totales\.\w+|productos(?:\.\d+\.(?:subtotal|cantidad|precio_unitario))?)$/.test(path),
  );
}

/** What lines may add up to, in cents: the subtotal, the bases or the total, each with any part of the foot or without. */
function footSums({ totales = {} }: ExtractedData): number[] {
  const { gravada, exonerada, inafecta, exportacion } = totales;
  const bases = [gravada, exonerada, inafecta, exportacion].filter(
    (one) => typeof one === 'number',
  );
  const feet = [totales.subtotal, totales.total, bases.length > 0 ? sumAmounts(bases) : null];
  const parts = PARTS.map((key) => Math.abs(toCents(totales[key] ?? 0))).filter((part) => part > 0);
  return parts.reduce<number[]>(
    (sums, part) => sums.flatMap((sum) => [sum, sum + part, sum - part]),
    feet.flatMap((foot) => (typeof foot === 'number' ? [toCents(foot)] : [])),
  );
}
