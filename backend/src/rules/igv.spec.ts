import { igvRatesOn, matchingIgvRate } from './igv';

describe('IGV rates by date', () => {
  it.each([
    ['2022-08-31', [18]],
    ['2022-09-01', [18, 10]],
    ['2025-12-31', [18, 10]],
    ['2026-01-01', [18, 10.5]],
    ['2027-06-01', [18, 15]],
    ['2028-01-01', [18]],
  ])('on %s allows %j', (date, percents) => {
    expect(igvRatesOn(date).map((rate) => rate.percent)).toEqual(percents);
  });

  it('finds the rate that explains the printed IGV', () => {
    expect(matchingIgvRate(1000, 180, '2026-03-15')).toBe(18);
    expect(matchingIgvRate(1000, 105, '2026-03-15')).toBe(10.5);
    expect(matchingIgvRate(1000, 105, '2025-03-15')).toBeNull();
    expect(matchingIgvRate(1000, 180.06, '2026-03-15')).toBeNull();
    expect(matchingIgvRate(1000, 180.06, '2026-03-15', 20)).toBe(18);
  });

  it('without a date tries every rate in use', () => {
    expect(matchingIgvRate(1000, 105, null)).toBe(10.5);
  });
});
