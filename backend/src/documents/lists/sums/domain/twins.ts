import { joined, sumOf, sumOfTwins, type Debt, type DebtSums } from '../../../../rules/debts';
import type { GroupKey } from './groups';

/** A document that may be about the same debt as another: the same comprobante, or the same file. */
export interface Twin extends GroupKey, Debt {
  _id: string;
  currency: string;
  comprobanteKey: string | null;
  sha256: string;
  createdAt: Date;
}

/** What a document that is marked as repeated has in common with others. */
export type Mark = Pick<Twin, '_id' | 'comprobanteKey' | 'sha256'>;

/** Comprobantes and files that are repeated; every document with one of them is asked for. */
export class Marks {
  readonly keys: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;

  constructor(readonly all: readonly Mark[]) {
    this.keys = new Set(all.flatMap(({ comprobanteKey }) => comprobanteKey ?? []));
    this.files = new Set(all.map(({ sha256 }) => sha256));
  }

  has({ comprobanteKey, sha256 }: Mark): boolean {
    return (comprobanteKey !== null && this.keys.has(comprobanteKey)) || this.files.has(sha256);
  }

  isLike({ keys, files }: Marks): boolean {
    return isSame(this.keys, keys) && isSame(this.files, files);
  }
}

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((one) => b.has(one));

const byAge = (a: Twin, b: Twin): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a._id < b._id ? -1 : 1);

/** Documents in groups about one debt each, the earliest first; those that are alone are left out. */
export const twinsAmong = (documents: readonly Twin[]): Twin[][] =>
  joined([...documents].sort(byAge), ({ sha256, comprobanteKey }) => [
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
