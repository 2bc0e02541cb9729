import type { ReadingCost } from '@contracts/runs';
import { formatUsd } from '../../ui/format-usage';

/** What readings took, of one engine and model or of all. */
export type CostFigures = Omit<ReadingCost, 'processor' | 'model'>;

const NOTHING: CostFigures = {
  runs: 0,
  failed: 0,
  requests: 0,
  inputTokens: 0,
  outputTokens: 0,
  pages: 0,
  ms: 0,
  costUsd: 0,
  unpriced: 0,
};

/** All rows in one. */
export function totalCost(rows: readonly ReadingCost[]): CostFigures {
  const sum = { ...NOTHING };
  for (const row of rows) {
    for (const key of Object.keys(sum) as (keyof CostFigures)[]) sum[key] += row[key];
  }
  return sum;
}

/** Dearest first; engines without a cost by how much they read. */
export const dearestFirst = (rows: readonly ReadingCost[]): ReadingCost[] =>
  rows.toSorted((left, right) => right.costUsd - left.costUsd || right.runs - left.runs);

/** What is known of the cost; not known at all when nothing of it has a price. */
export const costText = ({ costUsd, unpriced }: CostFigures): string =>
  formatUsd(costUsd === 0 && unpriced > 0 ? null : costUsd);

/** How many readings the sum leaves out; empty when it leaves out none. */
export function unpricedText({ costUsd, unpriced }: CostFigures): string {
  if (unpriced === 0 || costUsd === 0) return '';
  return unpriced === 1 ? '1 lectura sin precio' : `${unpriced} lecturas sin precio`;
}
