import { within } from '../../../../../test/support/fuzz/within';
import type { TotalId } from '../../words/labels';
import { chooseTotals, withTaxedBase, type TotalCandidate } from '../../sums/choose-totals';

const sum = (id: TotalId, value: number): TotalCandidate => ({
  id,
  hit: null,
  amount: { value, text: value.toFixed(2), tokens: [] },
});
const times = (id: TotalId, count: number, value: (at: number) => number): TotalCandidate[] =>
  Array.from({ length: count }, (_, at) => sum(id, value(at)));
const NO_CLUES = { wordsCents: null, qrCents: null };

describe('the sums of a document', () => {
  it('are the three that add up', () => {
    const chosen = chooseTotals(
      [
        ...times('subtotal', 3, (at) => 100 + at),
        sum('igv', 18),
        sum('total', 119),
        sum('total', 7),
      ],
      NO_CLUES,
    );
    expect(chosen.subtotal?.amount.value).toBe(101);
    expect(chosen.total?.amount.value).toBe(119);
  });

  it('are not tried with each other for ever where a page prints thousands', () => {
    const many = [
      ...times('subtotal', 1_500, (at) => at + 0.11),
      ...times('igv', 1_500, (at) => at + 0.22),
      ...times('total', 1_500, (at) => 9_000 + at),
      ...times('exonerada', 10, (at) => at + 1),
    ];
    const chosen = within(60_000, () => chooseTotals(withTaxedBase(many), NO_CLUES));
    expect(chosen.total?.id).toBe('total');
  });
});
