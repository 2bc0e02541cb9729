import { partAtSpeck } from './align';

const word = (text: string) => ({
  text,
  confidence: 0.8,
  x0: 0,
  x1: text.length * 10,
  y0: 0,
  y1: 12,
  characters: [...text].map((sign, at) => ({ text: sign, x: at * 10 + 5, y: 6 })),
});

describe('partAtSpeck', () => {
  it('parts two words at the speck between them, each with its own letters', () => {
    const [left, right] = partAtSpeck(word("SEIS'MIL"));
    expect(left).toMatchObject({ text: 'SEIS', x0: 0, x1: 45 });
    expect(right).toMatchObject({ text: 'MIL', x0: 45, x1: 80 });
    expect(right?.characters.map(({ text }) => text).join('')).toBe('MIL');
  });

  it.each(["D'ONOFRIO", "Q'ERO", 'TREINTA'])('leaves %s whole', (text) => {
    expect(partAtSpeck(word(text)).map((part) => part.text)).toEqual([text]);
  });
});
