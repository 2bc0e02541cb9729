import { decodeCtc, latinAlphabet } from './text-recogniser';

const CHARACTERS = ['', 'A', 'B', ' ', '福', '：'];
const ALPHABET = latinAlphabet(CHARACTERS);

/** The answer of a recogniser that is sure of one class at each step. */
function answer(steps: number[], confidence = 0.9): Float32Array {
  const data = new Float32Array(steps.length * CHARACTERS.length);
  steps.forEach((best, step) => {
    data[step * CHARACTERS.length + best] = confidence;
  });
  return data;
}
const read = (steps: number[]) =>
  decodeCtc(answer(steps), CHARACTERS.length, steps.length, steps.length, ALPHABET);

describe('decodeCtc', () => {
  it('drops repeats and the sign for nothing', () => {
    expect(read([0, 1, 1, 0, 2, 2]).map(({ text }) => text)).toEqual(['A', 'B']);
  });

  it('reads a doubled letter that is parted by nothing', () => {
    expect(
      read([1, 0, 1, 3, 2])
        .map(({ text }) => text)
        .join(''),
    ).toBe('AA B');
  });

  it('tells where on the line a character stands and how sure it is', () => {
    expect(read([0, 0, 0, 1])).toEqual([{ text: 'A', at: 0.875, confidence: expect.closeTo(0.9) }]);
  });

  it('takes the likeliest sign of the alphabet where one of another script is likelier', () => {
    const data = answer([1, 4], 0.5);
    data[CHARACTERS.length + 2] = 0.3;
    const signs = decodeCtc(data, CHARACTERS.length, 2, 2, ALPHABET);
    expect(signs.map(({ text }) => text)).toEqual(['A', 'B']);
    expect(signs[1]?.confidence).toBeCloseTo(0.3);
  });

  it('reads the wide forms of signs', () => {
    expect(read([1, 5]).map(({ text }) => text)).toEqual(['A', '：']);
  });
});
