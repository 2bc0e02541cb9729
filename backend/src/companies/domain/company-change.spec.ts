import { codeOf } from '../../../test/support/code-of';
import { companyChange, companyName, companyRuc } from './company-change';

const PRESENT = {
  name: 'Uno S.A.C.',
  ruc: null,
  separacionFunciones: false,
  dobleControl: false,
  fileRetentionDays: null,
  ...{ limitePEN: null, limiteUSD: null, limiteEUR: null, cuentasCargo: [] },
};

describe('companyChange', () => {
  it('tells old and new of what differs, and nothing of what does not', () => {
    const wanted = { name: ' Dos   S.A.C. ', separacionFunciones: false, fileRetentionDays: 0 };
    expect(companyChange(PRESENT, wanted)).toEqual({
      set: { name: 'Dos S.A.C.', fileRetentionDays: 0 },
      old: { name: 'Uno S.A.C.', fileRetentionDays: null },
    });
  });

  it('answers null when all is as asked already', () => {
    expect(companyChange(PRESENT, { name: 'Uno S.A.C.', ruc: '' })).toBeNull();
    expect(companyChange(PRESENT, {})).toBeNull();
  });
});

describe('the accounts that payments are charged to', () => {
  const bcp = { banco: '002', numero: '191-1234567-0-12', moneda: 'PEN', tipo: 'maestra' } as const;
  const clean = { ...bcp, numero: '1911234567012' };

  it('are kept as digits, and change nothing when they are there already', () => {
    expect(companyChange(PRESENT, { cuentasCargo: [bcp] })).toEqual({
      set: { cuentasCargo: [clean] },
      old: { cuentasCargo: [] },
    });
    expect(
      companyChange({ ...PRESENT, cuentasCargo: [clean] }, { cuentasCargo: [bcp] }),
    ).toBeNull();
  });

  it('are refused where a bank would not take one, and twice', () => {
    const set = (cuentasCargo: (typeof bcp)[]) => () => companyChange(PRESENT, { cuentasCargo });
    expect(codeOf(set([{ ...bcp, numero: '1' } as unknown as typeof bcp]))).toBe('VALOR_INVALIDO');
    expect(codeOf(set([bcp, clean as unknown as typeof bcp]))).toBe('VALOR_INVALIDO');
  });
});

describe('companyRuc', () => {
  it('takes eleven digits with a right check digit, spaces aside', () => {
    expect(companyRuc(' 20 999999043 ')).toBe('20999999043');
    expect(companyRuc(null)).toBeNull();
  });

  it.each(['20999999044', '2099999904', '30999999043', 'RUC', '20999999043a'])(
    'refuses %s',
    (ruc) => {
      expect(codeOf(() => companyRuc(ruc))).toBe('RUC_INVALIDO');
    },
  );
});

describe('companyName', () => {
  it('refuses what is blank or too long', () => {
    expect(codeOf(() => companyName(' \u200b '))).toBe('CAMPO_INVALIDO');
    expect(codeOf(() => companyName('x'.repeat(151)))).toBe('CAMPO_INVALIDO');
    expect(companyName('Ñ'.repeat(150))).toHaveLength(150);
  });
});
