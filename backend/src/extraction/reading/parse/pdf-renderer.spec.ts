import { renderSize } from './pdf-renderer';

describe('renderSize', () => {
  it('renders A4 at 200 dpi', () => {
    expect(renderSize(595, 842)).toEqual({ width: 1653, height: 2339 });
  });

  it('never exceeds 3000 pixels, nor goes below one', () => {
    expect(renderSize(14_400, 14_400)).toEqual({ width: 3_000, height: 3_000 });
    expect(renderSize(14_400, 0.1)).toEqual({ width: 3_000, height: 1 });
  });

  it.each([
    [0, 100],
    [-5, 100],
    [Number.NaN, 100],
    [Number.POSITIVE_INFINITY, 100],
  ])('refuses a page of %d x %d points', (width, height) => {
    expect(() => renderSize(width, height)).toThrow('ARCHIVO_DANADO');
  });
});
