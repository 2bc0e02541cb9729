import type { TotalId } from '../words/labels';
import { sumsOf, type PrintedSum } from '../words/sums';
import type { Page } from '../words/field-value';
import { toCents } from '../../../rules/money';
import { totalCandidates } from './totals';

/** Taxed sales and what is sold before tax say more than the total. */
const TOLD = ['gravada', ...sumsOf('net'), ...sumsOf('base'), ...sumsOf('total')];
const BASES: ReadonlySet<TotalId> = new Set(sumsOf('base'));

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

function singleSums(page: Page): (PrintedSum & { readonly id: TotalId })[] {
  return totalCandidates({ page, inTable: new Set() })
    .filter(({ id }) => TOLD.includes(id))
    .sort((a, b) => TOLD.indexOf(a.id) - TOLD.indexOf(b.id))
    .map(({ id, amount, hit }) => ({
      id,
      cents: toCents(amount.value),
      page: hit?.line.page ?? 1,
      y: hit?.y0 ?? 0,
      x: hit?.x0 ?? 0,
    }));
}
