import type { DetractionRate } from '@contracts/detraction';
import { formatMoney } from '@rules/money';

interface DecidedDetraction {
  rate: Pick<DetractionRate, 'code' | 'name'> | null;
  percentage: number;
  /** Whole soles; null while they cannot be computed. */
  depositSoles: number | null;
  /** Soles a unit of the document's currency, as typed; empty for a document in soles. */
  exchangeRate: string;
}

/** Leaves room for the figures in `MAX_DETRACTION_INFO_CHARS`. */
const MAX_NAME_CHARS = 120;
const RATE = /tipo de cambio ([\d.]+)/;

/** `037 Demás servicios, 12 %, depósito S/ 142.00`: what the payment keeps of the choice. */
export function detractionLine(decided: DecidedDetraction): string {
  const { rate, percentage, depositSoles, exchangeRate } = decided;
  return [
    rate ? `${rate.code} ${rate.name}`.slice(0, MAX_NAME_CHARS) : '',
    `${percentage} %`,
    depositSoles === null ? '' : `depósito ${formatMoney(depositSoles, 'PEN')}`,
    exchangeRate === '' ? '' : `tipo de cambio ${exchangeRate}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Code and exchange rate of a line that was written here; empty where it names none. */
export const readDetractionLine = (
  line: string | undefined,
): {
  code: string;
  exchangeRate: string;
} => ({
  code: /^(\d{3})\s/.exec(line ?? '')?.[1] ?? '',
  exchangeRate: RATE.exec(line ?? '')?.[1] ?? '',
});
