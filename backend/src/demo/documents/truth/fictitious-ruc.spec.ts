import { fictitiousPersonRuc, fictitiousRuc, withCheckDigit } from './comprobante';

describe('invented RUCs', () => {
  it.each(['20999999019', '20999999060', '10000000014', '20000000001', '20512333797'])(
    'have the check digit of a number that SUNAT would accept (%s)',
    (known) => {
      expect(withCheckDigit(known.slice(0, 10))).toBe(known);
    },
  );

  it('lie in the unused 20999 range for a company and carry prefix 10 for a person', () => {
    expect(fictitiousRuc(3, '')).toMatch(/^20999\d{6}$/);
    expect(fictitiousPersonRuc(3, '')).toMatch(/^10000\d{6}$/);
  });

  it('never repeat the number of the company that receives the document', () => {
    const own = fictitiousRuc(1, '');
    const other = fictitiousRuc(1, own);
    expect(other).not.toBe(own);
    expect(withCheckDigit(other.slice(0, 10))).toBe(other);
  });
});
