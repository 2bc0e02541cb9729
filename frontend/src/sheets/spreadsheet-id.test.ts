import { idProblem, spreadsheetAddress, spreadsheetIdOf } from './spreadsheet-id';

const ID = '1aB-cD_eF2gH3iJ4kL5mN6oP7qR8sT9uV';

describe('the id of a spreadsheet', () => {
  it.each([
    `https://docs.google.com/spreadsheets/d/${ID}/edit#gid=0`,
    `https://docs.google.com/spreadsheets/d/${ID}`,
    `http://docs.google.com/spreadsheets/u/1/d/${ID}/edit?usp=sharing`,
    `https://docs.google.com/a/empresa.pe/spreadsheets/d/${ID}?x=1`,
    `docs.google.com/spreadsheets/d/${ID}#gid=7`,
    `  ${ID}\n`,
  ])('is taken out of %p', (text) => {
    expect(spreadsheetIdOf(text)).toBe(ID);
    expect(idProblem(text)).toBeNull();
  });

  it.each([
    `https://evil.example/spreadsheets/d/${ID}/edit`,
    `https://docs.google.com.evil.example/spreadsheets/d/${ID}/edit`,
    `https://docs.google.com/document/d/${ID}/edit`,
    `https://docs.google.com/spreadsheets/d/e/2PACX-${ID}/pubhtml`,
    `../${ID}`,
    'corto',
    `${ID} ${ID}`,
    'a'.repeat(101),
  ])('is not guessed from %p', (text) => {
    expect(spreadsheetIdOf(text)).toBe(text);
    expect(idProblem(text)).toMatch(/^No parece el ID de una hoja de Google/);
  });

  it.each(['', '   '])('is asked for when %p is all there is', (text) => {
    expect(idProblem(text)).toBe('Por favor ingresa el ID de la hoja de cálculo');
  });

  it('leads to the spreadsheet and nowhere else', () => {
    expect(spreadsheetAddress(ID)).toBe(`https://docs.google.com/spreadsheets/d/${ID}/edit`);
    expect(spreadsheetAddress('../x')).toBe('https://docs.google.com/spreadsheets/d/..%2Fx/edit');
  });
});
