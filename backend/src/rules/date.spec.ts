import fc from 'fast-check';
import {
  asMonthFirst,
  daysAfter,
  formatDate,
  isIsoDate,
  isoDate,
  monthsBefore,
  parseDate,
} from './date';

const anyDay = fc
  .tuple(
    fc.integer({ min: 2000, max: 2098 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, day]) => ({ year, month, day, iso: isoDate(year, month, day) ?? '' }));

describe('parseDate', () => {
  it.each([
    ['Cuota 1 - 22-11-2026', '2026-11-22'],
    ['15/03/2026', '2026-03-15'],
    ['15-03-2026', '2026-03-15'],
    ['15.03.2026', '2026-03-15'],
    ['2026-03-15', '2026-03-15'],
    ['15/03/26', '2026-03-15'],
    ['15/03/2026 10:22:31', '2026-03-15'],
    ['15/03/2026 10:22 AM', '2026-03-15'],
    ['15 de marzo de 2026', '2026-03-15'],
    ['Lima, 15 de marzo del 2026', '2026-03-15'],
    ['17 de setiembre de 2026', '2026-09-17'],
    ['17 de septiembre de 2026', '2026-09-17'],
    ['15-MAR-2026', '2026-03-15'],
    ['15 Mar. 2026', '2026-03-15'],
    ['15-SET-26', '2026-09-15'],
    ['15 | 03 | 2026', '2026-03-15'],
    ['15 03 2026', '2026-03-15'],
    ['8 / 3 / 2026', '2026-03-08'],
    ['8demarzode2026', '2026-03-08'],
    ['20260315', '2026-03-15'],
    ['March 15, 2026', '2026-03-15'],
    ['Mar. 15th 2026', '2026-03-15'],
    ['15th August 2026', '2026-08-15'],
    ['03/15/2026', '2026-03-15'],
    ['2026 - 03 - 15', '2026-03-15'],
    ['Emitido: 2026/3/5.', '2026-03-05'],
    ['15 / 03 / 26', '2026-03-15'],
    ['15  03  2026', '2026-03-15'],
    ['15|03|26', '2026-03-15'],
    ['15 | 03  |  26', '2026-03-15'],
    [' 20260315 ', '2026-03-15'],
    ['3 JAN 2026', '2026-01-03'],
    ['APR 3 2026', '2026-04-03'],
    ['3-DEC-26', '2026-12-03'],
  ])('reads %s', (text, iso) => {
    expect(parseDate(text)).toBe(iso);
  });

  it.each([
    '',
    '—',
    '31/02/2026',
    '15/13/2026',
    'F001-123',
    '1,180.00',
    '20512333797',
    '15 03 26',
    'x 15 03 2026',
    '15 03 2026 x',
    '115/03/2026',
    '15/03/20261',
    '12026-03-15',
    '2026-03-151',
    'N 20260315',
    '20260315 N',
    '12/12.2026',
    '13/13/2026',
  ])('finds no date in "%s"', (text) => {
    expect(parseDate(text)).toBeNull();
  });

  it('reads every day in every printed style as the same day', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('/', '-', '.'), ({ year, month, day, iso }, mark) => {
        expect(parseDate([day, month, year].join(mark))).toBe(iso);
        expect(parseDate(formatDate(iso))).toBe(iso);
        expect(parseDate(iso)).toBe(iso);
      }),
    );
  });

  it('gives an ISO date or nothing for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const date = parseDate(text);
        expect(date === null || isIsoDate(date)).toBe(true);
      }),
    );
  });
});

describe('isoDate', () => {
  it.each([
    [1990, 1, 1, '1990-01-01'],
    [2099, 12, 31, '2099-12-31'],
    [2028, 2, 29, '2028-02-29'],
    [2026, 2, 29, null],
    [2026, 4, 31, null],
    [2026, 1, 0, null],
    [2026, 0, 1, null],
    [2026, 13, 1, null],
    [1989, 12, 31, null],
    [2100, 1, 1, null],
  ])('of %d, %d, %d is %s', (year, month, day, iso) => {
    expect(isoDate(year, month, day)).toBe(iso);
  });

  it.each([
    ['2026-03-15', true],
    ['2026-3-15', false],
    ['2026-02-30', false],
    ['2026-03-15T10:00', false],
    [' 2026-03-15', false],
  ])('is known by its look: "%s": %s', (text, expected) => {
    expect(isIsoDate(text)).toBe(expected);
  });
});

describe('a date of a document that prints the month first', () => {
  it.each([
    ['10/03/2026', '2026-10-03'],
    ['10-25-26', '2026-10-25'],
    ['25/10/2026', null],
    ['mañana', null],
  ])('%s is %s', (text, iso) => {
    expect(asMonthFirst(text)).toBe(iso);
  });
});

describe('formatDate', () => {
  it('shows day, Peruvian month and year', () => {
    expect(formatDate('2026-03-15')).toBe('15 mar 2026');
    expect(formatDate('2026-09-05')).toBe('5 set 2026');
  });

  it('leaves a text that is no ISO date as it is', () => {
    expect(formatDate('pronto')).toBe('pronto');
  });
});

describe('daysAfter', () => {
  it('crosses months and years', () => {
    expect(daysAfter('2026-12-28', 7)).toBe('2027-01-04');
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  });
});

describe('monthsBefore', () => {
  it('crosses years and cuts to the end of a short month', () => {
    expect(monthsBefore('2026-03-15', 24)).toBe('2024-03-15');
    expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28');
  });
});
