import { dayInPeru, relativeTime, timeInPeru } from './format-time';

const NOW = Date.parse('2026-03-16T20:04:00Z');

describe('a time on the screen', () => {
  it('is the time of Lima', () => {
    expect(timeInPeru('2026-03-16T20:04:00Z')).toBe('16 mar 2026, 15:04');
    expect(dayInPeru('2026-03-16T04:59:00Z')).toBe('15 mar 2026');
  });

  it.each([
    ['2026-03-16T20:03:30Z', 'hace un momento'],
    ['2026-03-16T19:59:00Z', 'hace 5 minutos'],
    ['2026-03-16T18:00:00Z', 'hace 2 horas'],
    ['2026-03-16T03:00:00Z', 'ayer'],
    ['2026-03-13T20:00:00Z', 'hace 3 días'],
    ['2026-01-16T20:00:00Z', '16 ene 2026'],
    ['2026-03-16T23:10:00Z', 'dentro de 3 horas'],
    ['2026-03-22T20:00:00Z', 'dentro de 6 días'],
  ])('%p is said as %p', (instant, words) => {
    expect(relativeTime(instant, NOW)).toBe(words);
  });
});
