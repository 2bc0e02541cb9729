import { chooseText, type Reading } from './choose-text';

const reading = (text: string, confidence = 0.95): Reading => ({ text, confidence });
const NOTHING = reading('', 0);

describe('chooseText', () => {
  it.each([
    ['SENORES', 'SEÑORES', 'SEÑORES'],
    ['Emision', 'emisión', 'Emisión'],
    ['20391730271', '20391730271', '20391730271'],
  ])('is surer when both read the same (%s, %s)', (numbers, words, expected) => {
    const chosen = chooseText(reading(numbers, 0.8), reading(words, 0.8));
    expect(chosen).toEqual({ text: expected, confidence: expect.closeTo(0.96) });
  });

  it.each([
    ['3,631.08', '3,681.08', '3,631.08'],
    ['A7376', 'AJ376', 'A7376'],
    ['1GV', 'IGV', 'IGV'],
    ['C0N', 'CON', 'CON'],
    ['1.164.35', '1,164.35', '1,164.35'],
    ['1,164.35', '1.164.35', '1,164.35'],
    ['F001-00000123', 'FOO1-00000123', 'F001-00000123'],
    ['HUASCARANS', 'HUASCARÁN', 'HUASCARÁN'],
  ])('decides between %s and %s for %s, and is not sure', (numbers, words, expected) => {
    const chosen = chooseText(reading(numbers), reading(words));
    expect(chosen?.text).toBe(expected);
    expect(chosen?.confidence).toBeLessThanOrEqual(0.8);
  });

  it('takes the word of a reader who is much surer', () => {
    expect(chooseText(reading('LIMA', 0.99), reading('UHA', 0.3))?.text).toBe('LIMA');
  });

  it('never counts a word that one of them missed as read by two', () => {
    expect(chooseText(reading('118.00', 1), NOTHING)).toEqual({ text: '118.00', confidence: 0.85 });
    expect(chooseText(NOTHING, reading('Señor', 1))).toEqual({ text: 'Señor', confidence: 0.85 });
  });

  it('drops what only tesseract sees on dirt and table lines', () => {
    expect(chooseText(NOTHING, reading('|', 0.9))).toBeNull();
    expect(chooseText(NOTHING, reading('lí', 0.3))).toBeNull();
  });
});
