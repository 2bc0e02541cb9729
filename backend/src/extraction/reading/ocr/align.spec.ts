import { align, type PlacedCharacter } from './align';

const placed = (text: string, from = 0, step = 0.5): PlacedCharacter[] =>
  [...text].map((character, index) => ({ text: character, at: from + index * step }));
const shown = (a: PlacedCharacter[], b: PlacedCharacter[]): string[] =>
  align(a, b).map((column) => `${column.a?.text ?? '-'}${column.b?.text ?? '-'}`);

describe('align', () => {
  it('pairs two readings whatever their accents and case', () => {
    expect(shown(placed('SENOR'), placed('Señor'))).toEqual(['SS', 'Ee', 'Nñ', 'Oo', 'Rr']);
  });

  it('pairs a misread character with the one in its place', () => {
    expect(shown(placed('1O4'), placed('104'))).toEqual(['11', 'O0', '44']);
  });

  it('leaves a gap for what only one of them saw', () => {
    expect(shown(placed('AB'), [])).toEqual(['A-', 'B-']);
    expect(shown([], placed('AB'))).toEqual(['-A', '-B']);
    expect(shown(placed('ABC'), [...placed('A'), ...placed('C', 1)])).toEqual(['AA', 'B-', 'CC']);
  });

  it('pairs what one of them saw with the nearest that the other saw', () => {
    expect(shown(placed('1'), placed('11'))).toEqual(['11', '-1']);
    expect(shown(placed('DO'), placed('0'))).toEqual(['D0', 'O-']);
  });

  it('never pairs equal characters that stand far apart', () => {
    expect(shown(placed('7'), placed('7', 5))).toEqual(['7-', '-7']);
  });
});
