import { seededRandom } from '../demo/documents/random';
import type { CuentaData } from '../contracts/extracted-data';
import {
  accountFindings,
  accountName,
  bankCode,
  cciDigits,
  digitsOf,
  hasAccount,
  isSameAccount,
  isValidCci,
} from './bank-account';

const codes = (account: CuentaData): string[] => accountFindings(account).map(({ code }) => code);

describe('cciDigits', () => {
  it.each([
    ['009632000003809871', '11'],
    ['000000000000000000', '00'],
    ['011999999999999999', '02'],
  ])('closes %s with %s', (eighteen, digits) => {
    expect(cciDigits(eighteen)).toBe(digits);
    expect(isValidCci(`${eighteen}${digits}`)).toBe(true);
  });
});

/** An account as its bank prints it and the CCI that belongs to it, by the rule of each bank. */
const MAKERS: Readonly<Record<string, (office: string, ten: string) => CuentaData>> = {
  '002': (office, ten) => ({
    banco: 'Banco de Crédito del Perú',
    numero: `${office}-1${ten.slice(0, 7)}-${ten[7]}-${ten.slice(8)}`,
    cci: withDigits(`002${office}11${ten}`),
  }),
  '003': (office, ten) => ({
    banco: 'INTERBANK',
    numero: `${office}-${ten}`,
    cci: withDigits(`003${office}00${ten}`),
  }),
  '009': (office, ten) => ({
    banco: 'Scotiabank',
    numero: `000-${ten.slice(3)}`,
    cci: withDigits(`009${office}00${ten}`),
  }),
  '011': (office, ten) => ({
    banco: 'BBVA Continental',
    numero: `0011-0${office}-${ten}`,
    cci: withDigits(`011${office}00${ten}`),
  }),
  '018': (office, ten) => ({
    banco: 'Banco de la Nación',
    numero: `0${ten.slice(0, 1)}-${ten.slice(1, 4)}-${ten.slice(4)}`,
    cci: withDigits(`018${office}00${ten}`),
  }),
};
const withDigits = (eighteen: string): string => eighteen + cciDigits(eighteen);
const replaced = (text: string, at: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + 1);

describe.each(Object.keys(MAKERS))('a thousand accounts of bank %s', (code) => {
  const random = seededRandom(Number(code));
  const accounts = Array.from({ length: 1000 }, () =>
    MAKERS[code]!(random.digits(3), random.digits(10)),
  );
  const other = code === '002' ? '003' : '002';

  it('fit their CCI', () => {
    expect(accounts.filter((account) => codes(account).length > 0)).toEqual([]);
    expect(accounts.filter((account) => bankCode(account) !== code)).toEqual([]);
  });

  it('are warned of with any one digit of the CCI changed', () => {
    const missed = accounts.filter((account) => {
      const at = random.int(0, 19);
      const cci = account.cci!;
      const digit = String((Number(cci[at]) + random.int(1, 9)) % 10);
      return !codes({ ...account, cci: replaced(cci, at, digit) }).includes('CCI_DIGITOS');
    });
    expect(missed).toEqual([]);
  });

  it('are warned of with the CCI of another bank or office, whose digits fit', () => {
    const ofBank = accounts.filter((account) => {
      const cci = withDigits(other + account.cci!.slice(3, 18));
      return !codes({ ...account, cci }).includes('CCI_BANCO');
    });
    const ofOffice = accounts.filter((account) => {
      const office = String((Number(account.cci!.slice(3, 6)) + 1) % 1000).padStart(3, '0');
      const cci = withDigits(code + office + account.cci!.slice(6, 18));
      return !codes({ ...account, cci }).includes('CCI_CUENTA');
    });
    expect(ofBank).toEqual([]);
    // Neither Scotiabank's nor Nación's printed number carries the office.
    expect(ofOffice).toHaveLength(code === '009' || code === '018' ? 1000 : 0);
  });

  it('are another account with any one digit of either number changed', () => {
    const same = accounts.filter((account) => {
      const field = random.pick(['cci', 'numero'] as const);
      const text = account[field]!;
      // Office and first figures of Scotiabank's and Nación's numbers identify nothing.
      const spots = [...text].flatMap((sign, at) =>
        /\d/.test(sign) && at > text.length - 6 ? [at] : [],
      );
      const at = random.pick(spots);
      const changed = replaced(text, at, String((Number(text[at]) + random.int(1, 9)) % 10));
      return isSameAccount(account, { ...account, [field]: changed });
    });
    expect(same).toEqual([]);
  });

  it('are the same by account, by CCI, and by both', () => {
    const apart = accounts.filter(({ banco, numero, cci }) => {
      const ways = [{ banco, numero }, { cci }, { banco, numero, cci }, { numero, banco: null }];
      return ways.some((one) => !isSameAccount({ banco, numero, cci }, one));
    });
    expect(apart).toEqual([]);
  });
});

describe('accountFindings', () => {
  const BCP = { banco: 'BCP', numero: '191-1234567-1-12', moneda: 'USD' };

  it.each<[string, CuentaData, string[]]>([
    ['nothing of nothing', {}, []],
    ['a current account of BCP in dollars', BCP, []],
    ['which says it is in soles', { ...BCP, moneda: 'S/' }, ['CUENTA_MONEDA']],
    ['a figure short', { ...BCP, numero: '191-123456-1-12' }, ['CUENTA_LARGO']],
    ['a CCI of 19', { cci: '0021910012345671125' }, ['CCI_LARGO']],
    ['a bank of which only the code is known', { banco: 'BanBif', numero: '1234' }, []],
    [
      'a CCI of an entity that is not known',
      { banco: 'Caja X', cci: withDigits('802001000123456789') },
      [],
    ],
    ['BBVA with its digits at the end', { banco: 'BBVA', numero: bbva('end') }, []],
    ['BBVA with them after the office', { banco: 'BBVA', numero: bbva('office') }, []],
    [
      'BBVA with wrong ones',
      { banco: 'BBVA', numero: replaced(bbva('end'), 21, '9') },
      ['CUENTA_DIGITOS'],
    ],
  ])('%s', (_, account, expected) => {
    expect(codes(account)).toEqual(expected);
  });

  it('names both banks', () => {
    const cci = withDigits('003191001234567112');
    expect(accountFindings({ ...BCP, cci })[0]?.text).toBe(
      'El CCI es de Interbank y la cuenta dice ser de BCP.',
    );
  });
});

function bbva(where: 'end' | 'office'): string {
  const [office, account] = ['187', '0200123456'];
  const own = cciDigits(`011${office}00${account}`);
  return `0011-0${office}-${where === 'end' ? `${account}-${own}` : `${own}-${account}`}`;
}

describe('isSameAccount', () => {
  const cci = withDigits('002191001234567112');
  it('takes the CCI that is not the account’s for another account', () => {
    const known = { banco: 'BCP', numero: '191-1234567-1-12' };
    expect(isSameAccount(known, { ...known, cci })).toBe(true);
    expect(isSameAccount(known, { ...known, cci: withDigits('002191007654321112') })).toBe(false);
  });
  it('knows no account without a number', () => {
    expect(isSameAccount({ banco: 'BCP' }, { banco: 'BCP' })).toBe(false);
    expect(hasAccount({ banco: 'BCP', titular: 'X' })).toBe(false);
  });
  it('tells banks apart', () => {
    expect(isSameAccount({ banco: 'Caja X', numero: '123' }, { banco: 'BCP', numero: '123' })).toBe(
      false,
    );
  });
});

it('accountName says bank and last four', () => {
  expect(accountName({ banco: 'Banco de Crédito', numero: '191-1234567-1-12' })).toBe('BCP …7112');
  expect(accountName({ cci: withDigits('003200003001234567') })).toMatch(/^Interbank …\d{4}$/);
  expect(digitsOf(null)).toBe('');
});
