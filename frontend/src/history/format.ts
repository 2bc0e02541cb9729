import { formatMoney } from '@rules/money';
import type { Money } from './history-row';

/** 1,284 */
export const formatCount = (value: number): string => value.toLocaleString('en-US');

/** `1 documento`, `1,284 documentos`. */
export const documentsText = (count: number): string =>
  count === 1 ? '1 documento' : `${formatCount(count)} documentos`;

/** `S/ 2,418,906.72 · US$ 3,965.00`; empty when there is nothing. */
export const sumsText = (sums: readonly Money[]): string =>
  sums.map(({ amount, currency }) => formatMoney(amount, currency)).join(' · ');
