import type { DetractionAmounts, DetractionRate } from '@contracts/detraction';
import type { ExtractedData } from '@contracts/extracted-data';
import { type AnyCurrency, normaliseCurrency } from '@rules/currency';
import { DETRACTION_RATES, depositOf, rateOf } from '@rules/detraction';
import { printedFacts } from '@rules/detraction/printed';
import { printedAdjustment } from '@rules/detraction/supplier-net';
import { fromCents, toCents } from '@rules/money';
import { detractionLine } from './detraction-line';
import { type StepDraft, numberOf } from './step-draft';

type Choice = Pick<
  StepDraft,
  'requiresDetraction' | 'detractionPercentage' | 'detractionCode' | 'exchangeRate'
>;

/** The sum that the form writes out: total, deposit, net. */
export interface DetractionSum {
  currency: AnyCurrency;
  /** Null when the document has no total. */
  totalCents: number | null;
  /** Null while percentage or exchange rate is missing, and when no detracción is required. */
  amounts: DetractionAmounts | null;
  /** The deposit before it is rounded to whole soles, in cents; null with `amounts`. */
  exactCents: number | null;
  /** What a printed retención (negative) or percepción does to it; null where it does not fit the total. */
  adjustmentCents: number | null;
  /** The choice in one line, as the payment keeps it; empty when none is required. */
  line: string;
}

/** The day whose table holds: that of issue, else today. */
export const taxDay = ({ documento }: ExtractedData, today: string): string =>
  documento?.fecha_emision ?? documento?.fecha ?? today;

/** The lines of the catalogue on a day, by code. */
export function ratesOn(day: string): DetractionRate[] {
  const codes = [...new Set(DETRACTION_RATES.map(({ code }) => code))].sort();
  return codes.flatMap((code) => {
    const rate = rateOf(code, day);
    return typeof rate === 'string' ? [] : [rate];
  });
}

const knownRate = (code: string, day: string): DetractionRate | null => {
  const rate = rateOf(code, day);
  return typeof rate === 'string' ? null : rate;
};

function lineOf(choice: Choice, amounts: DetractionAmounts | null, day: string): string {
  const percentage = numberOf(choice.detractionPercentage);
  if (!choice.requiresDetraction || percentage === null) return '';
  return detractionLine({
    rate: knownRate(choice.detractionCode, day),
    percentage,
    depositSoles: amounts?.depositSoles ?? null,
    exchangeRate: choice.exchangeRate.trim(),
  });
}

/** Works out what a choice means for a document. */
export function detractionSum(data: ExtractedData, choice: Choice, today: string): DetractionSum {
  const currency = normaliseCurrency(data.documento?.moneda);
  const total = data.totales?.total;
  const totalCents = typeof total === 'number' ? toCents(total) : null;
  const percentage = choice.requiresDetraction ? numberOf(choice.detractionPercentage) : null;
  const rate = currency === 'PEN' ? 1 : numberOf(choice.exchangeRate);
  const isKnown = totalCents !== null && percentage !== null && rate !== null;
  const { amountCents } = printedFacts(data).printed;
  const amounts = isKnown ? depositOf(totalCents, percentage, rate, amountCents) : null;
  return {
    currency,
    totalCents,
    amounts,
    exactCents:
      amounts && percentage !== null
        ? toCents(fromCents(amounts.totalSolesCents) * (percentage / 100))
        : null,
    adjustmentCents: totalCents === null ? 0 : printedAdjustment(data, totalCents),
    line: lineOf(choice, amounts, taxDay(data, today)),
  };
}
