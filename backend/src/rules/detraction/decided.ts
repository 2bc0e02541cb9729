import type { ExtractedData } from '../../contracts/extracted-data';
import type { PaymentInfo } from '../../contracts/workflow';
import { normaliseCurrency } from '../currency';
import { depositOf } from './deposit';
import { exchangeRateOf } from './exchange-rate';
import { suggestDetraction } from './suggest';

interface Decided {
  paymentInfo: PaymentInfo | null;
  extractedData: ExtractedData | null;
}

/**
 * Cents of the detracción in the document's currency: as treasury decided, else as the document prints its
 * code or rate; words of a description take nothing off. Null when there is one that cannot be calculated:
 * no percentage, or no exchange rate of a document that is not in soles.
 * @param day ISO day in Peru
 */
export function detractionOf(
  { paymentInfo, extractedData }: Decided,
  totalCents: number,
  day: string,
): number | null {
  if (paymentInfo && !paymentInfo.requiresDetraction) return 0;
  const data = extractedData ?? {};
  const isInSoles = normaliseCurrency(data.documento?.moneda) === 'PEN';
  const rate = isInSoles ? 1 : exchangeRateOf(paymentInfo?.detractionInfo);
  const decided = paymentInfo?.detractionPercentage;
  if (decided !== undefined) return takenOff(totalCents, decided, rate);
  const answer = suggestDetraction(data, day, rate ?? undefined);
  if (!answer.isSubject) return paymentInfo ? null : 0;
  if (answer.basis === 'descripcion' && !paymentInfo) return 0;
  if (rate === null || answer.depositSoles === null) return null;
  return isInSoles ? answer.depositSoles * 100 : totalCents - (answer.netCents ?? totalCents);
}

function takenOff(totalCents: number, percentage: number, rate: number | null): number | null {
  const amounts = rate === null ? null : depositOf(totalCents, percentage, rate);
  return amounts && totalCents - amounts.netCents;
}
