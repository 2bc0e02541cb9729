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
    expect(rucDigits('N° E001-00000048')).toBeNull();
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

  it.each([
    ['0', '8', '10054148209', '10054148289'],
    ['8', '0', '20180070970', '20100070970'],
    ['0', '6', '20407534026', '20467534026'],
    ['6', '0', '20160047218', '20100047218'],
    ['1', '7', '20512333197', '20512333797'],
    ['7', '1', '10054748289', '10054148289'],
    ['1', '4', '20467531026', '20467534026'],
    ['3', '8', '10054143289', '10054148289'],
    ['8', '3', '20467584026', '20467534026'],
    ['5', '6', '20467534025', '20467534026'],
    ['6', '5', '10064148289', '10054148289'],
    ['8', '5', '20131312985', '20131312955'],
    ['6', '8', '10054146289', '10054148289'],
    ['7', '2', '20100178056', '20100128056'],
    ['4', '9', '15501441597', '15501941597'],
    ['9', '4', '10059148289', '10054148289'],
    ['3', '5', '20100033455', '20100053455'],
    ['5', '3', '17522796196', '17322796196'],
    ['8', '9', '17322786196', '17322796196'],
    ['9', '8', '10054148299', '10054148289'],
  ])('knows a %s that was read for a %s: %s', (_, __, reading, ruc) => {
    expect(isValidRuc(ruc)).toBe(true);
    expect(repairRuc(reading)).toBe(ruc);
  });

  it.each([
    ['ZO512333797', '20512333797'],
    ['20S12333797', '20512333797'],
    ['2010007O97Q', '20100070970'],
    ['20L3l312955', '20131312955'],
    ['20|31312955', '20131312955'],
    ['205-1233 3798', '20512353798'],
    ['2O512333', null],
    ['205123337970', null],
  ])('makes of %s: %s', (reading, ruc) => {
    expect(repairRuc(reading)).toBe(ruc);
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
