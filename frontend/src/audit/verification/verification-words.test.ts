import { aVerification, neverVerified } from '../../test/audit-factories';
import { lastCheck, titleOf, whenInWords } from './verification-words';

const NOW = Date.parse('2026-03-16T21:00:00.000Z');
const breaks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    streamId: `document-${index}`,
    version: 2,
    reason: 'hash' as const,
    label: null,
  }));

describe('the result of a check in words', () => {
  it('counts what was checked', () => {
    expect(titleOf(aVerification())).toBe('Cadena verificada: 48,213 eventos sin cortes');
    expect(titleOf(aVerification({ events: 1 }))).toBe('Cadena verificada: 1 evento sin cortes');
  });

  it('counts the breaks, and says when there may be more', () => {
    const broken = (count: number) =>
      titleOf(aVerification({ state: 'broken', breaks: breaks(count) }));
    expect(broken(1)).toBe('La cadena está cortada en 1 lugar');
    expect(broken(3)).toBe('La cadena está cortada en 3 lugares');
    expect(broken(100)).toBe('La cadena está cortada en 100 lugares o más');
  });

  it('says when, how long and who', () => {
    expect(lastCheck(aVerification(), NOW)).toBe('hoy, 15:05 (1.8 s), por Carlos Huamán');
    expect(lastCheck(aVerification({ by: 'Foliado' }), NOW)).toBe('hoy, 15:05 (1.8 s), automática');
    expect(lastCheck(neverVerified(), NOW)).toBeNull();
  });

  it('counts days as Lima does', () => {
    expect(whenInWords('2026-03-16T04:30:00.000Z', NOW)).toBe('ayer, 23:30');
    expect(whenInWords('2026-03-14T20:00:00.000Z', NOW)).toBe('14 mar 2026, 15:00');
  });
});
