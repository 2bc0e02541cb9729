import { lastLimaDays, limaDay, limaMonthBounds, startOfLimaDay } from './lima-day';

const at = (iso: string): Date => new Date(iso);

describe('a day in Lima', () => {
  it('begins five hours after that of Greenwich', () => {
    expect(limaDay(at('2026-03-15T04:59:59.999Z'))).toBe('2026-03-14');
    expect(limaDay(at('2026-03-15T05:00:00.000Z'))).toBe('2026-03-15');
    expect(startOfLimaDay('2026-03-15')).toEqual(at('2026-03-15T05:00:00.000Z'));
  });

  it('is the last of the days that lead to it, over the end of a year too', () => {
    expect(lastLimaDays(at('2026-01-02T03:00:00.000Z'), 3)).toEqual([
      '2025-12-30',
      '2025-12-31',
      '2026-01-01',
    ]);
  });
});

describe('the months between two instants', () => {
  it('are bounded by their first days, the last bound after the end', () => {
    expect(limaMonthBounds(at('2025-12-20T12:00:00Z'), at('2026-02-01T04:00:00Z'))).toEqual([
      at('2025-12-01T05:00:00Z'),
      at('2026-01-01T05:00:00Z'),
      at('2026-02-01T05:00:00Z'),
    ]);
  });
});
