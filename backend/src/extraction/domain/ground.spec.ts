import { pageSetFromText } from '../../../test/support/page-from-text';
import { ground, groundAmount } from './ground';

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

describe('ground, for an amount that is printed more than once', () => {
  const printed = pageSetFromText([
    `
 DESCRIPCION        CANT     IMPORTE
 PERNO              1.00       10.00
 TUERCA             1.00       20.00
 ADELANTO                      20.00
 TOTAL S/ 20.00   IGV 3.05   SUBTOTAL 16.95
 VUELTO S/ 20.00
`,
  ]);
  const lineOf = (value: number) => {
    const [box] = groundAmount(value, printed, { label: /\bTOTAL\b/ }).boxes;
    return box && Math.round((box.y * 141 - 1) / 1.9);
  };

  it('takes the one beside its label', () => {
    expect(lineOf(20)).toBe(4);
  });

  it('takes the one of its row', () => {
    const row = ground('PERNO', 'PERNO', printed);
    const [box] = groundAmount(1, printed, { row }).boxes;
    expect(box?.y).toBeCloseTo(row[0]?.y ?? 0, 3);
  });

  it('takes the one under its label when none stands beside it', () => {
    const column = pageSetFromText([' SUBTOTAL   TOTAL\n\n 50.00      50.00\n\n 50.00 CAMBIO']);
    const [box] = groundAmount(50, column, { label: /\bTOTAL\b/ }).boxes;
    expect(box?.x).toBeCloseTo(0.12, 2);
  });

  it('says when it stands away from its label', () => {
    const near = { label: /\bTOTAL\b/ };
    expect(groundAmount(20, printed, near).isOutOfPlace).toBe(false);
    expect(groundAmount(10, printed, near).isOutOfPlace).toBe(true);
    expect(groundAmount(10, printed).isOutOfPlace).toBe(false);
  });

  it('takes a bare number for money only where money stands', () => {
    const page = pageSetFromText([' 7   PERNOS\n PAGO S/ 8\n TOTAL   9']);
    const near = { label: /\bTOTAL\b/, hasCents: true };
    const found = [7, 8, 9].map((value) => groundAmount(value, page, near).boxes.length);
    expect(found).toEqual([0, 1, 1]);
    expect(groundAmount(7, page).boxes).toHaveLength(1);
  });

  it('reads a percentage, and an amount whatever its sign', () => {
    const page = pageSetFromText([' DETRACCION (12%)   DSCTO -5.00']);
    expect(groundAmount(12, page).boxes).toHaveLength(1);
    expect(groundAmount(5, page).boxes).toHaveLength(1);
  });
});
