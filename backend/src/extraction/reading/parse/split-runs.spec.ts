import type { TextRun } from './parse-protocol';
import { splitRun } from './split-runs';

const run = (text: string, rest: Partial<TextRun> = {}): TextRun => ({
  text,
  x: 100,
  y: 50,
  dx: 1,
  dy: 0,
  length: 100,
  size: 10,
  isMonospace: false,
  ...rest,
});
const texts = (runs: TextRun[]): string[] => runs.map(({ text }) => text);

describe('splitRun', () => {
  it('parts a run at spaces of any kind', () => {
    expect(texts(splitRun(run(' Importe\u00a0total  S/\t118.00 ')))).toEqual([
      'Importe',
      'total',
      'S/',
      '118.00',
    ]);
  });

  it('gives each word its own place, by the usual widths of characters', () => {
    const [narrow, wide] = splitRun(run('ill MMM'));
    expect(narrow?.x).toBe(100);
    expect(narrow?.length).toBeLessThan(30);
    expect(wide?.length).toBeGreaterThan(60);
    expect((wide?.x ?? 0) + (wide?.length ?? 0)).toBeCloseTo(200);
  });

  it('takes all characters of a fixed font for equally wide', () => {
    const [first, second] = splitRun(run('ill MMM', { isMonospace: true }));
    expect(first?.length).toBeCloseTo(second?.length ?? 0);
  });

  it('moves along the direction of the text', () => {
    const [, second] = splitRun(run('ab cd', { dx: 0, dy: -1, isMonospace: true }));
    expect(second).toMatchObject({ x: 100, y: 50 - 60 });
  });

  it('resolves ligatures and drops what cannot be seen', () => {
    expect(texts(splitRun(run('o\ufb01cina\u00ad \u200b')))).toEqual(['oficina']);
  });

  it('finds no word in a run of spaces', () => {
    expect(splitRun(run('   '))).toEqual([]);
  });
});
