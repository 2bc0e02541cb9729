import { MAX_RATE_DECIMALS, type DetractionAmounts } from '../../contracts/detraction';

/** The printed amount may differ from the computed deposit by this much (peru.md 4.1). */
export const TOLERANCE_CENTS = 100;
const RATE_UNIT = 10 ** MAX_RATE_DECIMALS;
/** Cents times hundredths of a percent times millionths of the rate, in one sol. */
const SOL = 100n * 10_000n * BigInt(RATE_UNIT);

/**
 * The deposit in whole soles, half up, and what is left for the supplier (peru.md 4.1): exact, without
 * binary fractions. `totalCents` and the net are in the document's currency; `exchangeRate` is soles a
 * unit of it, 1 for soles. What the document itself prints (cents of soles) is deposited where it is within
 * a sol of it. Null when percentage or rate make no sense, or the total is not above zero.
 */
export function depositOf(
  totalCents: number,
  percentage: number,
  exchangeRate = 1,
  printedCents: number | null = null,
): DetractionAmounts | null {
  if (!Number.isSafeInteger(totalCents) || totalCents <= 0) return null;
  if (!(percentage > 0 && percentage <= 100) || !(exchangeRate > 0 && exchangeRate < 1_000)) {
    return null;
  }
  const total = BigInt(totalCents);
  const rate = BigInt(Math.round(exchangeRate * RATE_UNIT));
  const computed = halfUp(total * rate * BigInt(Math.round(percentage * 100)), SOL);
  const isPrinted =
    printedCents !== null && Math.abs(printedCents - Number(computed) * 100) <= TOLERANCE_CENTS;
  const deposit = isPrinted ? halfUp(BigInt(printedCents), 100n) : computed;
  const totalSoles = halfUp(total * rate, BigInt(RATE_UNIT));
  const depositInCurrency = halfUp(deposit * 100n * BigInt(RATE_UNIT), rate);
  return {
    depositSoles: Number(deposit),
    netCents: Number(total - depositInCurrency),
    totalSolesCents: Number(totalSoles),
    netSolesCents: Number(totalSoles - deposit * 100n),
  };
}

/** Quotient of two positive integers, rounded half up. */
function halfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
