import { digestIn, withCode } from './code-line';
import { joinLine } from './join-line';
import type { TextLine } from './line-crop';
import type { TesseractWord } from './tesseract-reader';

const DIGEST = 'zP7LbZCEtz8mzq5KqMQfZRQo7yx=';
const MISREAD = 'zP7LbzCEtz8mzq5KqMQfzRQo7yx=';
const STEP = 10;

function line(text: string): TextLine {
  const length = text.length * STEP;
  const characters = [...text].map((sign, index) => ({
    text: sign,
    at: (index + 0.5) / text.length,
    confidence: 0.9,
  }));
  const box = { cx: length / 2, cy: 50, dx: 1, dy: 0, length, thickness: 20 };
  return { box, characters, confidence: 0.9 };
}

function word(text: string, from: number): TesseractWord {
  const x = (index: number): number => (from + index + 0.5) * STEP;
  const characters = [...text].map((sign, index) => ({ text: sign, x: x(index), y: 50 }));
  const [x0, x1] = [from * STEP, (from + text.length) * STEP];
  return { text, confidence: 0.6, characters, x0, x1, y0: 43, y1: 57 };
}

const signsOf = (text: string): { text: string }[] => [...text].map((sign) => ({ text: sign }));
const settled = (isSure: boolean) => [...DIGEST].map((text) => ({ text, isSure }));

describe('digestIn', () => {
  it('finds a digest behind its label, also when they are glued', () => {
    expect(digestIn(signsOf(`resumen:${MISREAD}`))).toEqual([8, 36]);
    expect(digestIn(signsOf(`Hash${MISREAD}`))).toEqual([4, 32]);
    expect(digestIn(signsOf(`${MISREAD.slice(0, 16)}${MISREAD}.`))).toEqual([0, 44]);
  });

  it('finds none in other print', () => {
    expect(digestIn(signsOf('REPRESENTACIONIMPRESADELAFACTURA='))).toBeNull();
    expect(digestIn(signsOf('F001-00012345'))).toBeNull();
  });
});

describe('withCode', () => {
  it('makes one word of a digest as it was settled, apart from its label', () => {
    const parts = [word('Hash', 0), word('2P7Lb', 4), word('ZCEtz8mzq5KqMQ1ZRQ07yx=', 9)];
    const [read, words] = withCode(line(`Hash${MISREAD}`), parts, [4, 32], settled(true));
    const [label, code] = joinLine(read, words);
    expect([label?.text, code?.text]).toEqual(['Hash', DIGEST]);
    expect(code?.confidence).toBeGreaterThan(0.85);
    expect(code?.x0).toBeCloseTo(40, 0);
    expect(code?.x1).toBeCloseTo(320, 0);
  });

  it('is not sure of a digest with a character that nothing settles', () => {
    const signs = settled(true).with(5, { text: 'Z', isSure: false });
    const [read, words] = withCode(line(MISREAD), [word(MISREAD, 0)], [0, 28], signs);
    expect(joinLine(read, words)[0]).toMatchObject({ text: DIGEST });
    expect(joinLine(read, words)[0]?.confidence).toBeLessThan(0.7);
  });
});
