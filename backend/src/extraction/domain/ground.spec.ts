import { pageSetFromText } from '../../support/page-from-text';
import { ground } from './ground';

const pages = pageSetFromText([
  `
 COMERCIALIZADORA LA ESTRELLA DEL NORTE S.A.C.
 RUC: 20999999019       N° F001 - 00000123
 Fecha: 15 de marzo de 2026
 Av. Grau 1020 Urb. Santa
 Rosa Piura
 TOTAL S/ 1,180.00
`,
]);

describe('ground', () => {
  it('finds amounts and dates by what they mean', () => {
    expect(ground('1180', 1180, pages)).toHaveLength(1);
    expect(ground('15/03/2026', '2026-03-15', pages)[0]?.w).toBeCloseTo(0.19, 1);
  });

  it('finds a number however it is spaced, and digits glued to a label', () => {
    expect(ground('F001-00000123', 'F001-00000123', pages)).toHaveLength(1);
    expect(ground('20999999019', '20999999019', pages)).toHaveLength(1);
  });

  it('gives one box a line', () => {
    expect(ground('Av. Grau 1020 Urb. Santa Rosa Piura', 'x', pages)).toHaveLength(2);
  });

  it('forgives a slip in a long name, never in digits', () => {
    expect(ground('COMERCIALIZADORA LA ESTRELA DEL NORTE S.A.C.', 'x', pages)).toHaveLength(1);
    expect(ground('20999999018', '20999999018', pages)).toEqual([]);
  });

  it('forgives one character where OCR read the page', () => {
    const scanned = pageSetFromText([' R.U.C. 20999999079   TOTAL 1,188.00'], { source: 'ocr' });
    expect(ground('20999999019', '20999999019', scanned)).toHaveLength(1);
    expect(ground('1180.00', 1180, scanned)).toHaveLength(1);
    expect(ground('1810.00', 1810, scanned)).toEqual([]);
  });

  it('says when a value is nowhere', () => {
    expect(ground('INVENTADO S.A.', 'INVENTADO S.A.', pages)).toEqual([]);
    expect(ground(null, 99.99, pages)).toEqual([]);
    expect(ground('', null, pages)).toEqual([]);
  });
});
