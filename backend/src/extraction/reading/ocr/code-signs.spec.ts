import { type CodeSign, settleSigns } from './code-signs';

const CAPITAL = 10;
const SMALL = 17;
const GROUND = 35;

/** A line of print: each character as it was read and, behind a colon, as it is printed. */
function signs(...read: (string | [string, string | null, Partial<CodeSign['glyph']>])[]) {
  return read.map((one, index): CodeSign => {
    const [text, other, measures] = typeof one === 'string' ? [one, one, {}] : one;
    const top = /[a-z]/.test(text) && !/[bdfhkl]/.test(text) ? SMALL : CAPITAL;
    const place = { x0: index * 20, x1: index * 20 + 18 };
    const size = { top, crown: top, bottom: GROUND, width: 14, stem: 12 };
    return { text, other, confidence: 0.95, glyph: { ...place, ...size, ...measures } };
  });
}

const ANCHORS = ['K', 'a', '4', 'e', 'D', '7', 'n', 'M'];
const tall = { top: CAPITAL, crown: CAPITAL };
const low = { top: SMALL, crown: SMALL };

function settled(...one: [string, string | null, Partial<CodeSign['glyph']>]) {
  return settleSigns(signs(...ANCHORS, one)).at(-1);
}

describe('settleSigns', () => {
  it('tells a capital from its small letter by its height', () => {
    expect(settled('z', 'Z', tall)).toEqual({ text: 'Z', isSure: true });
    expect(settled('C', 'c', low)).toEqual({ text: 'c', isSure: true });
    expect(settled('V', null, { ...low, crown: 30 })).toEqual({ text: 'v', isSure: true });
  });

  it('leaves what lies between both heights, and what both readers see otherwise, unsettled', () => {
    const between = (CAPITAL + SMALL) / 2;
    expect(settled('z', 'Z', { top: between, crown: between })).toEqual({
      text: 'z',
      isSure: false,
    });
    expect(settled('u', 'u', tall)).toEqual({ text: 'u', isSure: false });
  });

  it('tells a zero from the letters by the width of the figures', () => {
    expect(settled('o', '0', { ...tall, width: 14 })).toEqual({ text: '0', isSure: true });
    expect(settled('0', 'O', { ...tall, width: 20 })).toEqual({ text: 'O', isSure: true });
    expect(settled('0', 'o', { ...low, width: 14 })).toEqual({ text: 'o', isSure: true });
    expect(settled('0', 'O', { ...tall, width: 16 })?.isSure).toBe(false);
  });

  it('takes a bare stroke for no one, and is sure of it only by a reader', () => {
    expect(settled('1', '1', { stem: 6, width: 6 })).toEqual({ text: 'l', isSure: false });
    expect(settled('l', '1', { stem: 6, width: 6 })).toEqual({ text: 'l', isSure: true });
    expect(settled('l', '1', { stem: 6, width: 12 })).toEqual({ text: '1', isSure: true });
  });

  it('tells a j from an i by its tail, unless a neighbour was measured with it', () => {
    const dotted = { ...low, width: 6 };
    expect(settled('i', 'i', { ...dotted, bottom: GROUND + 6 })).toEqual({
      text: 'j',
      isSure: true,
    });
    expect(settled('j', 'i', dotted)).toEqual({ text: 'i', isSure: true });
    expect(settled('i', 'i', { ...dotted, width: 14, bottom: GROUND + 6 })?.isSure).toBe(false);
  });

  it('follows a line that bends', () => {
    const bent = signs(...ANCHORS, ['z', 'Z', tall], ...ANCHORS).map((sign) => {
      const by = Math.round(sign.glyph.x0 / 30);
      const { top, bottom, crown } = sign.glyph;
      const glyph = { ...sign.glyph, top: top + by, bottom: bottom + by, crown: crown + by };
      return { ...sign, glyph };
    });
    expect(settleSigns(bent)[ANCHORS.length]).toEqual({ text: 'Z', isSure: true });
  });

  it('keeps a reading that nothing in the line can measure, unsure where the readers differ', () => {
    expect(settleSigns(signs(['z', 'Z', tall]))).toEqual([{ text: 'z', isSure: false }]);
  });

  it('is not sure of other characters where the readers differ and none is sure', () => {
    const [sign] = settleSigns(
      [...signs(['h', 'b', {}])].map((one) => ({ ...one, confidence: 0.6 })),
    );
    expect(sign).toEqual({ text: 'h', isSure: false });
  });
});
