import { joined, sumOf, sumOfTwins, type Debt, type DebtSums } from '../../../rules/debts';
import type { GroupKey } from './groups';

/** A document that may be about the same debt as another: the same comprobante, or the same file. */
export interface Twin extends GroupKey, Debt {
  _id: string;
  currency: string;
  comprobanteKey: string | null;
  sha256: string;
}

/** Documents, the earliest first, in groups about one debt each; those that are alone are left out. */
export const twinsAmong = (documents: readonly Twin[]): Twin[][] =>
  joined(documents, ({ sha256, comprobanteKey }) => [
    `sha256 ${sha256}`,
    ...(comprobanteKey ? [comprobanteKey] : []),
  ]).filter((group) => group.length > 1);

/** Makes each debt count once in sums to which every document has been added by itself. */
export function countOnce(
  sums: DebtSums,
  groups: readonly (readonly Twin[])[],
  isIn: (twin: Twin) => boolean,
): void {
  for (const group of groups) {
    const counted = group.filter(isIn);
    if (counted.length === 0) continue;
    for (const twin of counted) sums.add(sumOf(twin), -1);
    sums.add(sumOfTwins(counted, group));
  }
}
