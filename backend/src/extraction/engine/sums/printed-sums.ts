import type { PrintedSum } from '../words/sum-label';
import type { Page } from '../words/field-value';
import { toCents } from '../../../rules/money';
import { totalCandidates } from './totals';

const SUMS = ['gravada', 'subtotal', 'inafecta', 'exonerada', 'total'] as const;
type Sum = (typeof SUMS)[number];
const BASES: ReadonlySet<Sum> = new Set<Sum>(['gravada', 'inafecta', 'exonerada']);

/**
 * What the printed sums say that the items come to, the ones before tax first; taxed and other operations are
 * a sum together, too.
 */
export function printedSums(page: Page): PrintedSum[] {
  const single = singleSums(page);
  const bases = single.filter(({ id, cents }) => BASES.has(id) && cents > 0);
  const [first, ...others] = bases;
  if (!first || others.length === 0) return single;
  return [...single, { ...first, cents: bases.reduce((sum, { cents }) => sum + cents, 0) }];
}

function singleSums(page: Page): (PrintedSum & { readonly id: Sum })[] {
  return totalCandidates({ page, inTable: new Set() })
    .filter(({ id }) => SUMS.includes(id as Sum))
    .sort((a, b) => SUMS.indexOf(a.id as Sum) - SUMS.indexOf(b.id as Sum))
    .map(({ id, amount, hit }) => ({
      id: id as Sum,
      cents: toCents(amount.value),
      page: hit?.line.page ?? 1,
      y: hit?.y0 ?? 0,
      x: hit?.x0 ?? 0,
    }));
}
