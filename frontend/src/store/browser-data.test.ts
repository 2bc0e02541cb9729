import { forgetUnusedBrowserData } from './browser-data';

const on = (day: string): Date => new Date(`${day}T12:00:00Z`);
const keys = (): string[] => Object.keys(localStorage).sort();

beforeEach(() => localStorage.clear());

describe('what is kept in the browser', () => {
  it('stays while it is used within thirty days', () => {
    localStorage.setItem('foliado:historial-aspecto', '"grid"');
    forgetUnusedBrowserData(on('2026-11-01'));
    forgetUnusedBrowserData(on('2026-12-01'));
    forgetUnusedBrowserData(on('2026-12-31'));
    expect(localStorage.getItem('foliado:historial-aspecto')).toBe('"grid"');
  });

  it('is forgotten after more than thirty days without use, and only what is ours', () => {
    forgetUnusedBrowserData(on('2026-11-01'));
    localStorage.setItem('foliado:historial-vistas:u1', '[]');
    localStorage.setItem('foliado:hoja-de-calculo', '{}');
    localStorage.setItem('otra-cosa', '1');
    forgetUnusedBrowserData(on('2026-12-02'));
    expect(keys()).toEqual(['foliado:ultimo-uso', 'otra-cosa']);
  });

  it('counts from today where no date is known', () => {
    localStorage.setItem('foliado:ancho-visor:detalle', '60');
    forgetUnusedBrowserData(on('2026-11-22'));
    expect(keys()).toEqual(['foliado:ancho-visor:detalle', 'foliado:ultimo-uso']);
  });

  it('does not stop the app where storage is forbidden', () => {
    const forbidden = (): Storage => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(() => forgetUnusedBrowserData(on('2026-11-22'), forbidden)).not.toThrow();
  });
});
