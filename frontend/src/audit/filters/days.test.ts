import { daysInWords, isBackwards, USUAL_DAYS } from './days';

describe('the days of the filter', () => {
  it.each([
    ['', '', null],
    ['2026-03-15', '2026-03-16', '15 – 16 mar 2026'],
    ['2026-02-28', '2026-03-02', '28 feb – 2 mar 2026'],
    ['2025-12-31', '2026-01-01', '31 dic 2025 – 1 ene 2026'],
    ['2026-03-15', '2026-03-15', '15 mar 2026'],
    ['2026-03-15', '', 'desde 15 mar 2026'],
    ['', '2026-03-15', 'hasta 15 mar 2026'],
  ])('from %j to %j are %j', (from, to, words) => {
    expect(daysInWords({ from, to })).toBe(words);
  });

  it('are those of Lima: the evening of the 15th is the 15th still', () => {
    const evening = Date.parse('2026-03-16T03:00:00.000Z');
    expect(USUAL_DAYS.map(({ daysAt }) => daysAt(evening))).toEqual([
      { from: '2026-03-15', to: '2026-03-15' },
      { from: '2026-03-09', to: '2026-03-15' },
      { from: '2026-02-14', to: '2026-03-15' },
    ]);
  });

  it('may not end before they begin', () => {
    expect(isBackwards({ from: '2026-03-16', to: '2026-03-15' })).toBe(true);
    expect(isBackwards({ from: '2026-03-16', to: '' })).toBe(false);
  });
});
