import { cleanText, compactText, editDistance, foldText, similarity } from './text-clean';

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
