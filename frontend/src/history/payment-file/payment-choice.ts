import type { PaymentLine } from '@contracts/exports';
import { fromCents } from '@rules/money';
import { normaliseCurrency } from '@rules/currency';
import type { Money } from '../history-row';

/** No file may hold it. */
export const isBlocked = ({ findings }: PaymentLine): boolean =>
  findings.some(({ level }) => level === 'bloquea');

/** Enters the file only when somebody says so. */
export const needsInclusion = ({ findings }: PaymentLine): boolean =>
  findings.some(({ level }) => level === 'incluir');

/** Whether a document goes into the file: as a person has said, else when nothing speaks against it. */
export function isTaken(line: PaymentLine, said: ReadonlyMap<string, boolean>): boolean {
  if (isBlocked(line)) return false;
  return said.get(line.documentId) ?? !needsInclusion(line);
}

/** What the lines of a file pay together, by currency. */
export function paidSums(lines: readonly PaymentLine[]): Money[] {
  const cents = new Map<string, number>();
  for (const { currency, amountCents } of lines) {
    cents.set(currency, (cents.get(currency) ?? 0) + amountCents);
  }
  return [...cents].map(([currency, sum]) => ({
    currency: normaliseCurrency(currency),
    amount: fromCents(sum),
  }));
}
