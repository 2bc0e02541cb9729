import type { PaymentLine } from '@contracts/exports';
import { UNTIL_INCLUDED, type PaymentFinding } from '@contracts/payment-judgement';
import { fromCents } from '@rules/money';
import { normaliseCurrency } from '@rules/currency';
import { asksReason, isForged } from '../../documents/findings/FindingList';
import type { Money } from '../history-row';

/** Which lines a person has put in or left out. */
export type Taken = ReadonlyMap<string, boolean>;
/** Why, by document. */
export type Reasons = Readonly<Record<string, string>>;

/** What a person has said of the lines: who enters, and why. */
export interface PaymentChoice {
  taken: Taken;
  reasons: Reasons;
}

const isShut = ({ code, level }: PaymentFinding): boolean =>
  level === 'impide' && !UNTIL_INCLUDED.has(code);

/** No file may hold it. */
export const isBlocked = ({ findings }: PaymentLine): boolean => findings.some(isShut);

/** Its own file or payment: enters again only when somebody says so. */
export const needsInclusion = ({ findings }: PaymentLine): boolean =>
  findings.some(({ code }) => UNTIL_INCLUDED.has(code));

/** Whether a document goes into the file: as a person has said, else when nothing speaks against it. */
export function isTaken(line: PaymentLine, { taken }: PaymentChoice): boolean {
  if (isBlocked(line)) return false;
  return taken.get(line.documentId) ?? !(needsInclusion(line) || asksReason(line.findings));
}

export const reasonOf = ({ documentId }: PaymentLine, { reasons }: PaymentChoice): string =>
  reasons[documentId] ?? '';

/** Somebody has said why, whether it enters or not. */
export const hasReason = (line: PaymentLine, choice: PaymentChoice): boolean =>
  asksReason(line.findings) && reasonOf(line, choice) !== '';

/** It enters, and nobody has said why yet. */
export const lacksReason = (line: PaymentLine, choice: PaymentChoice): boolean =>
  isTaken(line, choice) && asksReason(line.findings) && reasonOf(line, choice).trim() === '';

/** Those that take over the reason of a line: a document that may be forged wants one of its own. */
export const mayShareReason = (line: PaymentLine, other: PaymentLine): boolean =>
  other !== line && !isBlocked(other) && asksReason(other.findings) && !isForged(other.findings);

/** The reason of a line for all the others that ask for one; they enter with it. */
export function sharedReason(
  line: PaymentLine,
  lines: readonly PaymentLine[],
  choice: PaymentChoice,
): PaymentChoice {
  const taken = new Map(choice.taken);
  const others = lines.filter((one) => mayShareReason(line, one));
  for (const other of others) if (!needsInclusion(other)) taken.set(other.documentId, true);
  const shared = others.map(({ documentId }) => [documentId, reasonOf(line, choice)] as const);
  return { taken, reasons: { ...choice.reasons, ...Object.fromEntries(shared) } };
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
