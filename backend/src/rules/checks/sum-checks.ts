import type { ExtractedData, ProductoData } from '../../contracts/extracted-data';
import { igvRatesOn, igvTolerance, matchingIgvRate } from '../igv';
import { formatAmount, fromCents, sumAmounts, toCents } from '../money';
import {
  combine,
  NOTHING,
  type Check,
  type CheckOutcome,
  type CheckSubject,
  found,
  nameOfTotal,
  passed,
} from './check';
import { parseAmountInWords } from '../amount-in-words';
import { unrounded, totalIdentity } from './total-identity';
import { isFromAbroad } from '../comprobante-number';

/** IGV_NO_CUADRA: no rate in force on the issue date explains the printed IGV (peru.md section 3.1). */
export const checkIgv: Check = (subject) => {
  const { data } = subject;
  const iva = data.totales?.iva;
  const bases = taxedBases(data);
  if (data.documento?.tipo === 'recibo_honorarios' || bases.length === 0) return NOTHING;
  if (typeof iva !== 'number' || toCents(iva) === 0) return NOTHING;
  // Another country's tax has its own rates.
  if (isFromAbroad(data) || isOfNobodyHere(subject) || isOfOtherLaw(subject.pageText, bases, iva))
    return NOTHING;
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

const IS_IGV = /\bI\.?\s?G\.?\s?V\b|IMPUESTO GENERAL A LAS VENTAS/i;
/** What a document of ours names somewhere: its tax, who is asked for a RUC, its money, or SUNAT. */
const OF_PERU =
  /\bI\.?G\.?V\b|\bR\.?U\.?C\b|\bS\/|\bSOLES\b|\bPEN\b|SUNAT|\bPER[UÚ]\b|\b(?:FACTURA|BOLETA)\b/i;
const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)(?![\d.,]*\d)/g;
const AT_SIGN = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?%/g;
/** A title of rates, and what stands under it as far as a row or two of a table of taxes. */
const UNDER_TITLE =
  /(?:%\s?(?:I\.?V\.?A|VAT|TAX|GST|R\.?E)\b|\b(?:VAT|IVA|TAX|GST)\s?%|\b(?:TASA|AL[IÍ]CUOTA|TIPO (?:IMPOSITIVO|(?:DE )?I\.?V\.?A)|(?:VAT|TAX) RATE))[\s\S]{0,160}/gi;

/** In another money, of parties without a RUC, on a page that names nothing of ours: a till's in another country. */
const isOfNobodyHere = ({ data, pageText }: CheckSubject): boolean =>
  (data.documento?.moneda ?? 'PEN') !== 'PEN' &&
  !data.proveedor?.ruc &&
  !data.cliente?.ruc &&
  !OF_PERU.test(pageText);

/** `VAT 20.0%`, `% I.V.A. 21,00`: a page that names no IGV and prints the rate that its tax is charged at, at its sign or title. */
function isOfOtherLaw(pageText: string, bases: readonly number[], tax: number): boolean {
  if (IS_IGV.test(pageText)) return false;
  const under = [...pageText.matchAll(UNDER_TITLE)].flatMap(([text]) => [...text.matchAll(RATE)]);
  return [...pageText.matchAll(AT_SIGN), ...under].some(([, text = '']) => {
    const percent = Number(text.replace(',', '.'));
    return bases.some(
      (base) => Math.abs(Math.abs(base * percent) - Math.abs(toCents(tax))) <= igvTolerance(1),
    );
  });
}

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

/** TOTAL_NO_CUADRA: the printed parts do not add up to the printed total (peru.md section 3.2). */
export const checkTotal: Check = (subject) => {
  const isSubtotalTyped = subject.typedPaths?.has('totales.subtotal') === true;
  const identity = totalIdentity(isSubtotalTyped ? withoutBases(subject.data) : subject.data);
  if (!identity) return checkLeastTotal(subject);
  if (identity.agrees) return passed('El subtotal más los impuestos da el total impreso.');
  const total = formatAmount(subject.data.totales?.total ?? 0);
  const expected = formatAmount(identity.expected);
  return found(subject, {
    id: 'TOTAL_NO_CUADRA',
    message: `Los importes impresos suman ${expected}, pero ${nameOfTotal(subject)} es ${total}.`,
    expected,
    found: total,
    paths: identity.paths,
  });
};

/** What a person typed as the subtotal has to make the total itself, whatever the bases beside it come to. */
const withoutBases = (data: ExtractedData): ExtractedData => ({
  ...data,
  totales: { ...data.totales, gravada: null, exonerada: null, inafecta: null, exportacion: null },
});

/** TOTAL_NO_CUADRA without a printed base: the IGV at the general rate and what it is charged on are more than the total. */
function checkLeastTotal(subject: CheckSubject): CheckOutcome {
  const { data, pageText } = subject;
  const { iva, total, anticipos } = data.totales ?? {};
  if (typeof iva !== 'number' || typeof total !== 'number' || anticipos) return NOTHING;
  if (isFromAbroad(data) || !IS_IGV.test(pageText)) return NOTHING;
  const { percent = 18 } = igvRatesOn(data.documento?.fecha_emision ?? null)[0] ?? {};
  const least = (Math.abs(iva) * (100 + percent)) / percent;
  // What a tolerated cent of tax is charged on.
  const tolerance = (igvTolerance(data.productos?.length ?? 1) * (100 + percent)) / percent;
  if (toCents(least) - toCents(Math.abs(total)) <= tolerance) return NOTHING;
  const expected = formatAmount(least);
  return found(subject, {
    id: 'TOTAL_NO_CUADRA',
    message: `Con el IGV impreso, ${formatAmount(iva)}, el total sería de ${expected} o más, pero ${nameOfTotal(subject)} es ${formatAmount(total)}.`,
    expected,
    found: formatAmount(total),
    paths: ['totales.iva', 'totales.total'],
  });
}

/** MONTO_EN_LETRAS_NO_COINCIDE: the amount in words (legend 1000 of SUNAT) differs from the total. */
export const checkWords: Check = (subject) => {
  const words = subject.data.informacion_adicional?.monto_en_letras;
  const { totales } = subject.data;
  const total = totales?.total;
  const read = words ? parseAmountInWords(words) : null;
  if (!read || !totales || typeof total !== 'number') return NOTHING;
  if ([total, unrounded(totales)].some((one) => Math.abs(toCents(one)) === read.cents)) {
    return passed('El monto en letras coincide con el total.');
  }
  const expected = formatAmount(read.cents / 100);
  return found(subject, {
    id: 'MONTO_EN_LETRAS_NO_COINCIDE',
    message: `El monto en letras dice ${expected}, pero ${nameOfTotal(subject)} es ${formatAmount(total)}.`,
    expected,
    found: formatAmount(total),
    paths: ['totales.total', 'informacion_adicional.monto_en_letras'],
  });
};

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
