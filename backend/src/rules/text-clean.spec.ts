import {
  cleanText,
  compactText,
  editDistance,
  foldText,
  similarity,
  asSentence,
  trimEndOf,
  trimmedOf,
} from './text-clean';

describe('text cleaning', () => {
  it('folds for comparing', () => {
    expect(foldText('  R.U.C. N° Señor(es) ')).toBe('R U C N SENOR ES');
    expect(compactText('R.U.C. N°')).toBe('RUCN');
  });

  it('cleans for showing without losing accents', () => {
    expect(cleanText('  Ñandú\u00a0\n \u200bS.A.C. ')).toBe('Ñandú S.A.C.');
  });

  it('measures how far two texts are apart', () => {
    expect(editDistance('FECHA', 'FECHA')).toBe(0);
    expect(editDistance('FECHA', 'FCHA')).toBe(1);
    expect(editDistance('', 'AB')).toBe(2);
    expect(similarity('Razón Social', 'RAZON SOCIAL')).toBe(1);
    expect(similarity('', '')).toBe(1);
  });
});

describe('the signs at the ends of a text', () => {
  it.each([
    ['12,;', '12', '12'],
    [',;12,;', ',;12', '12'],
    [',;', '', ''],
    ['', '', ''],
    ['1,2', '1,2', '1,2'],
  ])('of "%s" are taken off', (text, atEnd, atBoth) => {
    expect(trimEndOf(text, /[,;]/)).toBe(atEnd);
    expect(trimmedOf(text, /[,;]/)).toBe(atBoth);
  });

  it('may be others at the beginning', () => {
    expect(trimmedOf('((a)', /\(/, /\)/)).toBe('a');
  });

  it.each([
    [' Falta la guía ', 'Falta la guía.'],
    ['Falta la guía. ', 'Falta la guía.'],
    ['¿Y la guía?', '¿Y la guía?'],
    ['F. Paz', 'F. Paz.'],
  ])('close a sentence: "%s"', (text, sentence) => {
    expect(asSentence(text)).toBe(sentence);
  });
});

describe('similarity', () => {
  it.each([
    ['', '--', 1],
    ['Ñandú', 'NANDU', 1],
    ['ABCD', 'ABC', 0.75],
    ['AB', 'CD', 0],
  ])('of "%s" and "%s" is %d', (a, b, expected) => {
    expect(similarity(a, b)).toBe(expected);
  });
});
