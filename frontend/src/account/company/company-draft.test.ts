import { aCompany } from '../../test/factories';
import { changesOf, draftOf, problemsOf, retentionDays, retentionText } from './company-draft';

describe('the draft of the company', () => {
  it.each([
    [null, 'default'],
    [0, 'keep'],
    [30, '30'],
    [365, '365'],
    [45, 'own'],
  ])('reads %p days as %p and writes them back', (fileRetentionDays, retention) => {
    const company = aCompany({ fileRetentionDays });
    const draft = draftOf(company);
    expect(draft.retention).toBe(retention);
    expect(retentionDays(draft)).toBe(fileRetentionDays);
    expect(changesOf(company, draft)).toEqual({});
  });

  it('names only what changes, without the spaces around it', () => {
    const company = aCompany();
    const draft = { ...draftOf(company), name: ' Norte S.A.C. ', separacionFunciones: true };
    expect(changesOf(company, draft)).toEqual({ name: 'Norte S.A.C.', separacionFunciones: true });
    expect(changesOf(company, { ...draftOf(company), name: `${company.name} ` })).toEqual({});
  });

  it('takes the RUC away with an empty field', () => {
    expect(changesOf(aCompany(), { ...draftOf(aCompany()), ruc: ' ' })).toEqual({ ruc: null });
  });

  it('goes from the term of the server to keeping, which is another thing', () => {
    const draft = { ...draftOf(aCompany()), retention: 'keep' as const };
    expect(changesOf(aCompany(), draft)).toEqual({ fileRetentionDays: 0 });
  });
});

describe('what is wrong with the draft', () => {
  const good = draftOf(aCompany());

  it('is nothing while it is right', () => {
    expect(problemsOf(good)).toEqual({});
    expect(problemsOf({ ...good, ruc: '' })).toEqual({});
  });

  it('is said under its field', () => {
    expect(problemsOf({ ...good, name: '  ', ruc: '2' })).toEqual({
      name: 'Escriba la razón social.',
      ruc: 'Faltan 10 dígitos: son 11.',
    });
    expect(problemsOf({ ...good, name: 'x'.repeat(151) })).toEqual({
      name: 'Son 150 caracteres como máximo.',
    });
  });

  it.each(['', '0', 'treinta', '-1', '1.5', '3651'])('is an own term of %p', (ownDays) => {
    expect(problemsOf({ ...good, retention: 'own', ownDays })).toEqual({
      ownDays: 'Escriba un número de días de 1 a 3,650.',
    });
  });

  it.each(['1', ' 45 ', '3650'])('is not an own term of %p', (ownDays) => {
    expect(problemsOf({ ...good, retention: 'own', ownDays })).toEqual({});
  });
});

describe('what is said of the retention', () => {
  it('is that originals stay', () => {
    const kept = 'Los archivos originales y las imágenes de sus páginas no se eliminan.';
    expect(retentionText(0, 30)).toBe(kept);
    expect(retentionText(null, 0)).toBe(kept);
  });

  it('is what goes, when, and what stays', () => {
    const text = retentionText(null, 90);
    expect(text).toContain('A los 90 días de confirmar un documento se eliminan');
    expect(text).toContain('el archivo original y las imágenes de sus páginas');
    expect(text).toContain('Los datos leídos, sus correcciones y el historial quedan.');
    expect(text).toContain('o falta pagar, no se toca');
    expect(retentionText(1, 90)).toContain('Al día siguiente de confirmar');
  });

  it('waits for a number', () => {
    expect(retentionText(Number.NaN, 0)).toBe('Escriba cuántos días se guardan los originales.');
  });
});
