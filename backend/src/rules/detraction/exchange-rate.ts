import { MAX_RATE_DECIMALS } from '../../contracts/detraction';
import type { Box, Word } from '../../contracts/evidence';
import { foldText } from '../text-clean';

const NAMED = /tipo de cambio/i;
const RATE = /tipo de cambio[\s:]{0,3}(\d{1,3}(?:[.,]\d{1,9})?)(?![.,]?\d)/i;
const DECIMAL = new RegExp(`^\\d{1,3}(?:[.,]\\d{1,${MAX_RATE_DECIMALS}})?$`);

/** Soles a unit of another currency, above 0 and under 1,000, as a person writes it; null for anything else. */
export function parseExchangeRate(text: string): number | null {
  const rate = DECIMAL.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0;
  return rate > 0 ? rate : null;
}

/** Soles a unit of the document's currency, as the choice of treasury says it (`detractionInfo`); null when it does not. */
export function exchangeRateOf(detractionInfo: string | undefined): number | null {
  return parseExchangeRate(RATE.exec(detractionInfo ?? '')?.[1] ?? '');
}

/** The choice of treasury speaks of an exchange rate, and what it says is none. */
export const isRateUnreadable = (detractionInfo: string): boolean =>
  NAMED.test(detractionInfo) && exchangeRateOf(detractionInfo) === null;

/** An exchange rate as a page prints it, with its place. */
interface PrintedRate {
  rate: number;
  box: Box;
}

/** Label and amount in one or more words, `T.C.: 3.752`, `Tipo de cambio 3.752`, read as one text. */
const PRINTED =
  /^(?:T C|TC|T CAMBIO|TIPO (?:DE )?CAMBIO)(?: (?:SUNAT|SBS|VENTA|DEL? DIA))* (\d{1,2}) (\d{2,4})$/;
const MOST_WORDS = 7;
/** A rate of the currencies that are paid; a number beside such a label that is none is something else. */
const [LOWEST, HIGHEST] = [1, 10];

/** The exchange rate that a page prints behind its label; null when it prints none. */
export function printedExchangeRate(words: readonly Word[]): PrintedRate | null {
  for (const [at, { text }] of words.entries()) {
    if (!/^T/i.test(text.trim())) continue;
    for (let count = 1; count <= MOST_WORDS; count++) {
      const part = words.slice(at, at + count);
      const printed = PRINTED.exec(foldText(part.map((word) => word.text).join(' ')));
      const rate = printed ? Number(`${printed[1]}.${printed[2]}`) : 0;
      const last = part.at(-1);
      if (last && rate >= LOWEST && rate <= HIGHEST) return { rate, box: last.box };
    }
  }
  return null;
}
