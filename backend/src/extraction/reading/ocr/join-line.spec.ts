import { joinLine } from './join-line';
import type { TextLine } from './line-crop';
import type { TesseractWord } from './tesseract-reader';

const STEP = 10;
const HEIGHT = 20;

/** A level line of PP-OCR, ten pixels a character; `_` is a place where it saw nothing. */
function line(text: string, confidence = 0.95): TextLine {
  const length = text.length * STEP;
  const characters = [...text].flatMap((character, index) =>
    character === '_' ? [] : [{ text: character, at: (index + 0.5) / text.length, confidence }],
  );
  const box = { cx: length / 2, cy: 50, dx: 1, dy: 0, length, thickness: HEIGHT };
  return { box, characters, confidence };
}

/** A word of tesseract that begins at that character of the line. */
function word(text: string, from: number, confidence = 0.95): TesseractWord {
  const characters = [...text].map((character, index) => ({
    text: character,
    x: (from + index + 0.5) * STEP,
    y: 50,
  }));
  return {
    text,
    confidence,
    characters,
    x0: from * STEP,
    x1: (from + text.length) * STEP,
    y0: 43,
    y1: 57,
  };
}
const texts = (of: TextLine, words: TesseractWord[]): string[] =>
  joinLine(of, words).map(({ text }) => text);

describe('joinLine', () => {
  it('parts glued words where tesseract saw a space, with its accents', () => {
    const words = [word('DOÑA', 0), word('JULIA', 5)];
    expect(texts(line('DONA_JULIA'), words)).toEqual(['DOÑA', 'JULIA']);
  });

  it('parts words where only PP-OCR saw a space', () => {
    expect(texts(line('Forma de'), [])).toEqual(['Forma', 'de']);
  });

  it('does not tear a word that tesseract read with confidence', () => {
    expect(texts(line('JU LIA'), [word('JULIA', 0)])).toEqual(['JULIA']);
    expect(texts(line('de pago'), [word('depago', 0, 0.3)])).toEqual(['de', 'pago']);
  });

  it('does not part a number where only tesseract saw a small gap', () => {
    const words = [word('1,164.', 0), word('35', 6)];
    expect(texts(line('1,164.35'), words)).toEqual(['1,164.35']);
  });

  it('parts two numbers that stand wide apart', () => {
    const words = [word('25.00', 0), word('42.07', 7)];
    expect(texts(line('25.00__42.07'), words)).toEqual(['25.00', '42.07']);
  });

  it('gives the digits of PP-OCR, unsure where tesseract read others', () => {
    const [read] = joinLine(line('3,631.08'), [word('3,681.08', 0)]);
    expect(read).toMatchObject({ text: '3,631.08', confidence: 0.8 });
  });

  it('places a word where tesseract saw it, else by the line', () => {
    const [first, second] = joinLine(line('TOTAL 118.00'), [word('TOTAL', 0)]);
    expect(first).toMatchObject({ x0: 0, x1: 50 });
    expect(second?.x0).toBeCloseTo(60, 0);
    expect(second?.x1).toBeCloseTo(120, 0);
    expect((second?.y0 ?? 0) + (second?.y1 ?? 0)).toBeCloseTo(100);
  });

  it('plain forms take the place of the wide ones that PP-OCR likes', () => {
    expect(texts(line('RUC：'), [])).toEqual(['RUC:']);
  });

  it('does not let a word reach into the next one', () => {
    const saco = { ...word('SACO', 0), x1: 58 };
    const [left, right] = joinLine(line('SACO_X'), [saco, word('X', 5)]);
    expect(left?.x1).toBeLessThanOrEqual(right?.x0 ?? 0);
    expect(right?.x1).toBeGreaterThan(right?.x0 ?? 0);
  });

  it('gives the words of a line one height, whatever accents and tails their ink has', () => {
    const saw = [
      { ...word('ÁNGEL', 0), y0: 37 },
      { ...word('soy', 6), y0: 47, y1: 62 },
    ];
    const [accented, tailed] = joinLine(line('ANGEL soy'), saw);
    expect(accented).toMatchObject({ text: 'ÁNGEL', x0: 0, x1: 50 });
    expect([accented?.y0, accented?.y1]).toEqual([tailed?.y0, tailed?.y1]);
  });

  it('makes a long word no taller than a short one where the line runs askew', () => {
    const level = line('UN AYUNTAMIENTO');
    const askew = { ...level, box: { ...level.box, dx: Math.cos(0.05), dy: Math.sin(0.05) } };
    const [short, long] = joinLine(askew, []).map(({ y0, y1 }) => y1 - y0);
    expect(long).toBeCloseTo(short ?? 0);
  });

  it('keeps a mail address whole where tesseract takes its sign for a letter', () => {
    const before = [word('ventas', 0), word('Oabc.pe', 6)];
    expect(texts(line('ventas@abc.pe'), before)).toEqual(['ventas@abc.pe']);
    const after = [word('ventasO', 0), word('abc.pe', 7)];
    expect(texts(line('ventas@abc.pe'), after)).toEqual(['ventas@abc.pe']);
  });

  it('keeps a mail address whole where tesseract parts it at its dots, up to its end', () => {
    const parts = [word('contacto', 0), word('Osur:', 8), word('com', 13), word('www', 16)];
    expect(texts(line('contacto@sur.comwww'), parts)).toEqual(['contacto@sur.com', 'www']);
  });

  it('parts a number from the abbreviation before it, whose dot is no decimal', () => {
    const words = [word('INT.', 0), word('3-8', 4)];
    expect(texts(line('INT.3-B'), words)).toEqual(['INT.', '3-B']);
  });

  it('parts a word that tesseract overlooked from the one that PP-OCR glued it to', () => {
    expect(texts(line('KUNTURSOCIEDAD'), [word('KUNTUR', 0)])).toEqual(['KUNTUR', 'SOCIEDAD']);
    expect(texts(line('PATRICIAS'), [word('PATRICIA', 0)])).toHaveLength(1);
  });

  it('does not part letters that stand close on a line whose spaces PP-OCR saw', () => {
    const torn = [word('ELECT', 0), word('RO', 5), word('SIERRA', 8), word('NORTE', 15)];
    expect(texts(line('ELECTRO SIERRA NORTE'), torn)).toEqual(['ELECTRO', 'SIERRA', 'NORTE']);
    const tight = [word('ELECT', 0), word('RO', 5), word('SIERRA', 7), word('NORTE', 13)];
    expect(texts(line('ELECTROSIERRANORTE'), tight)).toHaveLength(4);
  });

  it('does not part a word where tesseract begins to read it late', () => {
    const words = [word('SANTA', 0), word('bie', 7, 0)];
    expect(texts(line('SANTA PATRICIA'), words)).toEqual(['SANTA', 'PATRICIA']);
  });

  it('keeps a dash that tesseract alone saw between two spaces, unless it is long or unsure', () => {
    const [lima, ate] = [word('LIMA', 0), word('ATE', 7)];
    const dash = { ...word('-', 5), y0: 50, y1: 52 };
    expect(texts(line('LIMA___ATE'), [lima, dash, ate])).toEqual(['LIMA', '-', 'ATE']);
    const rule = { ...dash, x1: 90 };
    const dust = { ...dash, confidence: 0.5 };
    expect(texts(line('LIMA___ATE'), [lima, rule, ate])).toEqual(['LIMA', 'ATE']);
    expect(texts(line('LIMA___ATE'), [lima, dust, ate])).toEqual(['LIMA', 'ATE']);
  });

  it('takes dust that tesseract alone saw on a line for no word', () => {
    const speck = { ...word('y', 6), y0: 49, y1: 52 };
    expect(texts(line('DISCO__DE'), [word('DISCO', 0), speck, word('DE', 7)])).toEqual([
      'DISCO',
      'DE',
    ]);
    expect(texts(line('DISCO__DE'), [word('DISCO', 0), word('y', 6), word('DE', 7)])).toContain(
      'y',
    );
  });

  it('keeps a word as high as its line where a rule of the table is in its box', () => {
    const [found] = joinLine(line('TOTAL'), [{ ...word('TOTAL', 0), y0: 20, y1: 80 }]);
    expect((found?.y1 ?? 99) - (found?.y0 ?? 0)).toBeLessThan(HEIGHT);
  });
});
