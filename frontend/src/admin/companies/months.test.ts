import { monthName, monthsUntil } from './months';

describe('the months of the usage', () => {
  it('begin with that of Lima, and go back over the years', () => {
    const months = monthsUntil(Date.parse('2026-02-01T04:59:00Z'));
    expect(months.slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11']);
    expect(months).toHaveLength(24);
  });

  it('have names', () => expect(monthName('2026-03')).toBe('marzo de 2026'));
});
