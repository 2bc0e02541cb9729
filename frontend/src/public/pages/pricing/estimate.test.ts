import { count, dollars, exactDollars } from '../../plans/dollars';
import { estimate, readCount } from './estimate';

describe('dollars', () => {
  it('have cents only where there are any', () => {
    expect([4_900, 15_920, 191_040, 50].map(dollars)).toEqual([
      '$49',
      '$159.20',
      '$1,910.40',
      '$0.50',
    ]);
  });

  it('have cents always in sums', () => {
    expect(exactDollars(4_900)).toBe('$49.00');
    expect(exactDollars(100_000_000)).toBe('$1,000,000.00');
  });

  it('are no counts', () => {
    expect([1, 999, 1_000, 100_000].map(count)).toEqual(['1', '999', '1,000', '100,000']);
  });
});

describe('an estimate', () => {
  it('writes the sum out', () => {
    const { month, year } = estimate({ scans: 350, users: 1 });
    expect(month).toEqual({
      plan: 'Starter',
      amount: '$174.00',
      sum: 'Plan $49.00 + 250 extra × $0.50 = $174.00',
      each: '$0.497 por documento',
    });
    expect(year).toMatchObject({ plan: 'Professional', amount: '$159.20' });
    expect(year.sum).toBe('Plan $159.20, sin créditos extra');
  });

  it('says whole cents of a document as cents', () => {
    expect(estimate({ scans: 100, users: 1 }).month.each).toBe('$0.49 por documento');
    expect(estimate({ scans: 1, users: 1 }).month.each).toBe('$49.00 por documento');
  });

  it('compares all plans and says which one has no room for so many people', () => {
    const { bars } = estimate({ scans: 100, users: 4 });
    expect(bars.map(({ name, note, isBest }) => [name, note, isBest])).toEqual([
      ['Starter', 'hasta 1 usuario', false],
      ['Professional', 'hasta 3 usuarios', false],
      ['Business', '', true],
      ['Enterprise', '', false],
    ]);
    expect(bars.map(({ percent }) => percent)).toEqual([8, 33, 58, 100]);
  });

  it('says it in a sentence', () => {
    expect(estimate({ scans: 1_200, users: 1 }).spoken).toBe(
      'Para 1,200 documentos al mes le conviene Business: $450.00 al mes. Pagando el año, Business: $380.00 al mes.',
    );
  });
});

describe('a typed count', () => {
  it.each([
    ['350', 350],
    ['1,200', 1_200],
    ['1 200', 1_200],
    ['0', 1],
    ['999999999', 100_000],
    ['', null],
    ['-5', null],
    ['1e3', null],
    ['muchos', null],
  ])('of %p is %p', (text, expected) => {
    expect(readCount(text, 100_000)).toBe(expected);
  });
});
