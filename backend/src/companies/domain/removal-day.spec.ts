import { codeOf } from '../../../test/support/code-of';
import { removalDay } from './removal-day';

/** Ten at night in Lima, the next day in UTC. */
const NOW = new Date('2026-03-11T03:00:00Z');
const verdict = (on: string) => codeOf(() => removalDay(on, NOW, { minDays: 7, maxDays: 365 }));

describe('the day on which a company leaves', () => {
  it.each([
    ['2026-03-16', 'FECHA_BAJA'],
    ['2026-03-17', null],
    ['2027-03-10', null],
    ['2027-03-11', 'FECHA_BAJA'],
    ['2026-13-01', 'FECHA_BAJA'],
    ['2026-04-31', 'FECHA_BAJA'],
    ['', 'FECHA_BAJA'],
  ])('%s: %s', (on, expected) => expect(verdict(on)).toBe(expected));
});
