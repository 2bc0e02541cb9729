import { dueOf } from './due';

/** Three in the morning in Greenwich: still the 15th in Lima. */
const NOW = Date.parse('2026-03-16T03:00:00.000Z');

describe('a due date', () => {
  it.each([
    ['2026-03-12', 'Venció hace 3 días', 'bad'],
    ['2026-03-14', 'Venció ayer', 'bad'],
    ['2026-03-15', 'Vence hoy', 'warn'],
    ['2026-03-16', 'Vence mañana', 'warn'],
    ['2026-03-22', 'Vence dentro de 7 días', 'warn'],
    ['2026-03-23', 'vence 23 mar 2026', null],
  ])('of %s says %p', (date, text, tone) => {
    expect(dueOf(date, NOW, false)).toEqual({ text, tone });
  });

  it('is not urgent once the document is paid', () => {
    expect(dueOf('2026-03-12', NOW, true)).toEqual({ text: 'vencía el 12 mar 2026', tone: null });
  });

  it.each([null, undefined, 'fin de mes'])('may be missing: %p', (date) => {
    expect(dueOf(date, NOW, false)).toEqual({ text: 'Sin vencimiento', tone: null });
  });
});
