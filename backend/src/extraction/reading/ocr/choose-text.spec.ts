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
    ['&', '84', '&'],
    ['ventas@abc.pe', 'ventasOabc.pe', 'ventas@abc.pe'],
    ['3-8', '3-B', '3-B'],
    ['3-8', '3-6', '3-8'],
    ['ventasGabc.pe', 'ventas@abc.pe', 'ventas@abc.pe'],
    ['1219.78', '121978', '1219.78'],
    ['S.A.', 'S.', 'S.A.'],
    ['S.A.', 'S.A.C.', 'S.A.C.'],
    ['Fibra', 'ra', 'Fibra'],
    ['N9', 'N*', 'N*'],
  ])('decides between %s and %s for %s, and is not sure', (numbers, words, expected) => {
    const chosen = chooseText(reading(numbers), reading(words));
    expect(chosen?.text).toBe(expected);
    expect(chosen?.confidence).toBeLessThanOrEqual(0.8);
  });

  it('takes the word of a reader who is much surer', () => {
    expect(chooseText(reading('LIMA', 0.99), reading('UHA', 0.3))?.text).toBe('LIMA');
    expect(chooseText(reading('Almacenes', 0.96), reading('Aimacenes', 0.69))?.text).toBe(
      'Almacenes',
    );
  });

  it('leaves a word with an accent to tesseract: PP-OCR has to take another letter for it', () => {
    expect(chooseText(reading('fnigo', 0.96), reading('Íñigo', 0.7))?.text).toBe('Íñigo');
  });

  it.each([
    [reading('215e,', 0.86), reading('2150,', 0.93), '2150,'],
    [reading('12-jJUN-2026', 0.92), reading('12-JUN-2026', 0.85), '12-JUN-2026'],
    [
      reading('ventas@sipan.com.pe', 0.97),
      reading('ventasesipan.com.pe', 0.63),
      'ventas@sipan.com.pe',
    ],
  ])('takes the usual form of two that differ in a sign (%o, %o)', (numbers, words, expected) => {
    expect(chooseText(numbers, words)?.text).toBe(expected);
  });

  it('keeps an amount that is longer by a digit: both are numbers', () => {
    expect(chooseText(reading('1928.81'), reading('928.81'))?.text).toBe('1928.81');
  });

  it('believes PP-OCR where tesseract takes letters for figures, unless it guesses', () => {
    expect(chooseText(reading('ZZ', 0.85), reading('77', 0.68))?.text).toBe('ZZ');
    expect(chooseText(reading('A', 0.21), reading('4', 0.96))?.text).toBe('4');
    expect(chooseText(reading('2', 0.21), reading(':', 0.65))?.text).toBe(':');
  });

  it('reads a round letter among figures as a zero when the other saw figures alone', () => {
    expect(chooseText(reading('5OO', 0.9), reading('580', 0.61))?.text).toBe('500');
  });

  it('takes the sign that documents have of two that mean nothing', () => {
    expect(chooseText(reading(':', 0.46), reading('+', 0.68))?.text).toBe(':');
    expect(chooseText(reading('m', 0.91), reading('=', 0.75))?.text).toBe('m');
    expect(chooseText(reading('.', 0.98), reading('aouut', 0))?.text).toBe('.');
  });

  it('never counts a word that one of them missed as read by two', () => {
    expect(chooseText(reading('118.00', 1), NOTHING)).toEqual({ text: '118.00', confidence: 0.85 });
    expect(chooseText(NOTHING, reading('Señor', 1))).toEqual({ text: 'Señor', confidence: 0.85 });
  });

  it('counts a speck at the end of a word for nothing: both read the word', () => {
    expect(chooseText(reading('SAC', 0.9), reading('SAC-', 0.9))).toEqual({
      text: 'SAC',
      confidence: expect.closeTo(0.99),
    });
  });

  it('asks more of a single sign that one alone saw', () => {
    expect(chooseText(NOTHING, reading('a', 0.64))).toBeNull();
    expect(chooseText(NOTHING, reading('y', 0.9))?.text).toBe('y');
  });

  it('drops what only one sees on dirt and table lines', () => {
    expect(chooseText(reading('I', 0.27), NOTHING)).toBeNull();
    expect(chooseText(NOTHING, reading('|', 0.9))).toBeNull();
    expect(chooseText(NOTHING, reading('lí', 0.3))).toBeNull();
  });
});
