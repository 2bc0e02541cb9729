import type { ExtractedData } from '../../contracts/extracted-data';
import type { PaymentInfo } from '../../contracts/workflow';
import { normaliseCurrency } from '../currency';
import { toCents } from '../money';
import { depositOf } from './deposit';
import { exchangeRateOf } from './exchange-rate';
import { printedFacts } from './printed';
import { suggestDetraction } from './suggest';

/** A document with what treasury decided about it. */
export interface Decided {
  paymentInfo: PaymentInfo | null;
  extractedData: ExtractedData | null;
}

/** A detracción: what it takes off, in cents of the document's currency, and what is deposited. */
interface Detraction {
  takenCents: number;
  depositSoles: number;
}

const NONE: Detraction = { takenCents: 0, depositSoles: 0 };

/**
 * The detracción as treasury decided, else as the document prints its code or rate; words of a description
 * take nothing off. Null when there is one that cannot be calculated: no percentage, or no exchange rate of a
 * document that is not in soles.
 * @param day ISO day in Peru
 */
export function detractionOf(
  { paymentInfo, extractedData }: Decided,
  totalCents: number,
  day: string,
): Detraction | null {
  if (paymentInfo && !paymentInfo.requiresDetraction) return NONE;
  const data = extractedData ?? {};
  const isInSoles = normaliseCurrency(data.documento?.moneda) === 'PEN';
  const rate = isInSoles ? 1 : exchangeRateOf(paymentInfo?.detractionInfo);
  const decided = paymentInfo?.detractionPercentage;
  if (decided !== undefined)
    return takenOff(totalCents, decided, rate, printedFacts(data).printed.amountCents);
  const answer = suggestDetraction(data, day, rate ?? undefined);
  if (!answer.isSubject) return paymentInfo ? null : NONE;
  if (answer.basis === 'descripcion' && !paymentInfo) return NONE;
  const { depositSoles } = answer;
  if (rate === null || depositSoles === null) return null;
  const takenCents = isInSoles ? depositSoles * 100 : totalCents - (answer.netCents ?? totalCents);
  return { takenCents, depositSoles };
}

function takenOff(
  totalCents: number,
  percentage: number,
  rate: number | null,
  printedCents: number | null,
): Detraction | null {
  const amounts = rate === null ? null : depositOf(totalCents, percentage, rate, printedCents);
  return (
    amounts && {
      takenCents: totalCents - amounts.netCents,
      depositSoles: amounts.depositSoles,
    }
  );
}

/**
 * Whole soles to deposit by what treasury decided. Null while there is no percentage, no total, or no exchange rate of
 * a document not in soles.
 */
export function decidedDeposit(decided: Decided): number | null {
  const { paymentInfo, extractedData } = decided;
  const total = extractedData?.totales?.total;
  if (typeof total !== 'number' || paymentInfo?.detractionPercentage === undefined) return null;
  return detractionOf(decided, toCents(total), '')?.depositSoles ?? null;
}

/** Code of catalogue 54 as the line of treasury's choice begins with it, else as the document prints it. */
export const decidedCode = ({ paymentInfo, extractedData }: Decided): string | null =>
  /^(\d{3})\s/.exec(paymentInfo?.detractionInfo ?? '')?.[1] ??
  printedFacts(extractedData ?? {}).printed.code;
