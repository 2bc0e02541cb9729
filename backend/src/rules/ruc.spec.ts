import fc from 'fast-check';
import { dniOfRuc, isDni, isValidRuc, repairRuc, rucCheckDigit, rucDigits } from './ruc';

describe('isValidRuc', () => {
  it.each([
    '20100070970',
    '20131312955',
    '20512333797',
    '10054148289',
    '15501941597',
    '17322796196',
    '20000000001',
    '20999999019',
    '16999999011',
    '17999999018',
    '10000000014',
  ])('accepts %s', (ruc) => {
    expect(isValidRuc(ruc)).toBe(true);
  });

  it.each([
    '20512333798',
    '20100070971',
    '20123456789',
    '10123456789',
    '99512333792',
    '00000000000',
    '2010007097',
    '',
    ' 20100070970',
  ])('refuses %s', (ruc) => {
    expect(isValidRuc(ruc)).toBe(false);
  });

  it('accepts exactly one check digit for any ten digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (body) => {
        const ten = `20${String(body).padStart(8, '0')}`;
        const valid = [...'0123456789'].filter((digit) => isValidRuc(ten + digit));
        expect(valid).toEqual([String(rucCheckDigit(ten))]);
      }),
    );
  });
});

describe('reading a RUC', () => {
  it('takes the digits out of a printed text', () => {
    expect(rucDigits('R.U.C. N° 20 512333797')).toBe('20512333797');
    expect(rucDigits('RUC: 20512333797')).toBe('20512333797');
    expect(rucDigits('DNI 12345678')).toBeNull();
  });

  it('knows the DNI of a person', () => {
    expect(dniOfRuc('10054148289')).toBe('05414828');
    expect(dniOfRuc('20100070970')).toBeNull();
    expect(isDni('05414828')).toBe(true);
  });
});

describe('repairRuc', () => {
  it('reads letters that look like digits', () => {
    expect(repairRuc('2O512333797')).toBe('20512333797');
  });

  it('proposes the only valid neighbour of a wrong reading, or nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^20\d{9}$/), (reading) => {
        const repaired = repairRuc(reading);
        expect(repaired === null || (isValidRuc(repaired) && !isValidRuc(reading))).toBe(true);
      }),
    );
  });

  it('never touches a valid number', () => {
    expect(repairRuc('20512333797')).toBeNull();
  });
});
