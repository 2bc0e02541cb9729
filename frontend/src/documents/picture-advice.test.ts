import { aDocument, anAuthenticity } from '../test/factories';
import { adviceLine, pictureAdvice } from './picture-advice';

const advice = (page: number) => ({
  id: 'CALIDAD_DE_PAGINA' as const,
  message: `La página ${page} se ve borrosa: vuelva a fotografiarla con más luz.`,
  paths: [],
  page,
});
const other = { id: 'SIN_QR' as const, message: 'No lleva QR.', paths: [] };
const withAdvice = (...pages: number[]) =>
  aDocument({ authenticity: anAuthenticity({ findings: [other, ...pages.map(advice)] }) });

describe('adviceLine', () => {
  it('says nothing of a document without advice, or without a reading', () => {
    expect(adviceLine(withAdvice())).toBeNull();
    expect(adviceLine(aDocument({ authenticity: null }))).toBeNull();
  });

  it('tells the first page and counts the others', () => {
    expect(adviceLine(withAdvice(2))).toBe(advice(2).message);
    expect(adviceLine(withAdvice(2, 3))).toBe(`${advice(2).message} Hay otra página así.`);
    expect(adviceLine(withAdvice(1, 2, 3))).toMatch(/Hay 2 páginas más así\.$/);
  });

  it('takes nothing else that was found for advice', () => {
    expect(pictureAdvice(withAdvice(4)).map(({ page }) => page)).toEqual([4]);
  });
});
