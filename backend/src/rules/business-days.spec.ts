import {
  fifthBusinessDayOfNextMonth,
  holidayName,
  isBusinessDay,
  isWeekend,
  nextBusinessDay,
} from './business-days';

describe('business days of Peru', () => {
  it.each([
    ['2024-03-28', 'Jueves Santo'],
    ['2024-03-29', 'Viernes Santo'],
    ['2025-04-18', 'Viernes Santo'],
    ['2026-04-02', 'Jueves Santo'],
    ['2026-04-03', 'Viernes Santo'],
    ['2027-03-26', 'Viernes Santo'],
    ['2038-04-23', 'Viernes Santo'],
    ['2026-07-28', 'Fiestas Patrias'],
    ['2026-06-07', 'Batalla de Arica y Día de la Bandera'],
    ['2022-06-07', null],
    ['2022-12-09', 'Batalla de Ayacucho'],
    ['2021-12-09', null],
    ['2026-04-01', null],
  ])('know %s as %s', (day, name) => {
    expect(holidayName(day)).toBe(name);
  });

  it('are neither weekends nor holidays', () => {
    expect(isWeekend('2026-11-21')).toBe(true);
    expect(isBusinessDay('2026-11-20')).toBe(true);
    expect(isBusinessDay('2026-12-08')).toBe(false);
    expect(nextBusinessDay('2026-12-24')).toBe('2026-12-24');
    expect(nextBusinessDay('2026-12-25')).toBe('2026-12-28');
  });

  it.each([
    // 1 December 2026 is a Tuesday.
    ['2026-11-02', '2026-12-07'],
    // January begins with a holiday on Friday: 4, 5, 6, 7, 8.
    ['2026-12-31', '2027-01-08'],
    // The first is a Sunday: 2 to 6.
    ['2026-10-31', '2026-11-06'],
    // Holy week of 2026 takes 2 and 3 April: 1, 6, 7, 8, 9.
    ['2026-03-10', '2026-04-09'],
    ['2026-01-31', '2026-02-06'],
  ])('give for a document of %s the deadline %s', (day, deadline) => {
    expect(fifthBusinessDayOfNextMonth(day)).toBe(deadline);
  });
});
