import type { ChargeAccount } from '../../contracts/bank-file';
import type { RegisteredAccount } from '../../contracts/suppliers';
import { chargeProblem, payeeOf } from '.';

const BCP_SOLES = { numero: '191-1234567-0-12', banco: 'BCP', moneda: null };
const BCP_DOLLARS = { numero: '191-1234567-1-12', banco: 'BCP', moneda: null };
const BBVA = { banco: 'BBVA', numero: '0011-0123-0100045678', cci: '01112300010004567800' };
const INTERBANK = { banco: 'Interbank', numero: '200-3001234567', moneda: 'Soles' };

const registered = (
  id: string,
  account: Partial<RegisteredAccount>,
  over: Partial<RegisteredAccount> = {},
): RegisteredAccount => ({
  ...{ id, isOther: false, seen: null, accepted: null, withdrawn: null },
  confirmed: { by: 'p', byName: 'P', at: '2026-11-01', proof: 'llamada', comment: '' },
  ...account,
  ...over,
});

describe('payeeOf', () => {
  const soles = registered('soles', BCP_SOLES);
  const bbva = registered('bbva', { ...BBVA, moneda: 'S/' });

  it("pays to an account of the file's own bank before those of others, which are paid by their CCI", () => {
    const { payee, accounts, missing, untold } = payeeOf([bbva, soles], 'bcp', 'PEN');
    expect([payee?.accountId, missing, untold]).toEqual(['soles', null, null]);
    expect(accounts).toEqual([
      { id: 'soles', label: 'BCP …7012' },
      { id: 'bbva', label: 'BBVA …5678, por su CCI' },
    ]);
    expect(payeeOf([bbva, soles], 'bbva', 'PEN').payee?.accountId).toBe('bbva');
  });

  it('pays to the one that a person chose, and to no other', () => {
    const choice = (accountId: string) => ({ ruc: '', accountId });
    expect(payeeOf([bbva, soles], 'bcp', 'PEN', choice('bbva')).payee?.accountId).toBe('bbva');
    const gone = payeeOf([bbva, soles], 'bcp', 'PEN', choice('gone'));
    expect([gone.payee, gone.missing]).toEqual([
      null,
      'No tiene una cuenta confirmada en soles que sea la elegida. Confírmela en Proveedores.',
    ]);
  });

  it.each([
    ['nobody has confirmed', { confirmed: null }],
    ['waits for a second person', { isOther: true }],
    ['was withdrawn', { withdrawn: { by: 'p', byName: 'P', at: '', reason: 'x' } }],
    ['is in another currency', BCP_DOLLARS],
  ])('does not pay to one that %s', (_, over) => {
    const { payee, missing } = payeeOf([registered('a', BCP_SOLES, over)], 'bcp', 'PEN');
    expect([payee, missing]).toEqual([
      null,
      'No tiene una cuenta confirmada en soles. Confírmela en Proveedores.',
    ]);
  });

  it('takes one that says no currency last, and says so', () => {
    const silent = registered('silent', BBVA);
    expect(payeeOf([silent, bbva], 'bbva', 'PEN').payee?.accountId).toBe('bbva');
    const { payee, untold } = payeeOf([silent], 'bbva', 'USD');
    expect([payee?.accountId, untold]).toEqual([
      'silent',
      'BBVA …5678 no dice su moneda. Compruebe que recibe dólares.',
    ]);
  });

  it('says what is missing of an account of another bank', () => {
    const half = registered('half', { ...BBVA, cci: null, moneda: 'S/' });
    expect(payeeOf([half], 'bcp', 'PEN').missing).toBe(
      'A BBVA …5678 no se le puede abonar desde BCP: falta su CCI de 20 dígitos. Escríbalo en Proveedores con «Agregar cuenta».',
    );
  });

  it('wants to know of an account of Interbank whether it is a current one', () => {
    const found = (cci: string | null) =>
      payeeOf([registered('a', { ...INTERBANK, cci })], 'interbank', 'PEN').payee?.accountId;
    expect([found(null), found('00320000300123456700'), found('00320001300123456700')]).toEqual([
      undefined,
      'a',
      'a',
    ]);
  });
});

describe('chargeProblem', () => {
  const of = (over: Partial<ChargeAccount>) =>
    chargeProblem({
      ...{ banco: '002', numero: '1911234567012', moneda: 'PEN', tipo: 'corriente' },
      ...over,
    });

  it.each([
    [{}, null],
    [{ tipo: 'maestra' }, null],
    [{ numero: '1911234567112', moneda: 'USD' }, null],
    [{ banco: '011', numero: '001101230100045678' }, null],
    [{ banco: '003', numero: '2003001234567' }, null],
    [{ numero: '' }, 'Escriba el número de la cuenta de BCP.'],
    [{ numero: '19112345' }, 'El número de cuenta no tiene los dígitos de una cuenta de BCP.'],
    [{ numero: '19112345670012' }, /no a una de ahorros/],
    [{ moneda: 'USD' }, /en soles por su número/],
    [{ banco: '011', numero: '00110123990100045678' }, /dígitos de control de la cuenta de BBVA/],
    [{ banco: '003', numero: '2003001234567', tipo: 'maestra' }, /son corrientes/],
    [{ banco: '018' }, 'Elija uno de los bancos de la lista.'],
  ] as const)('of %j is %s', (over, problem) => {
    const said = of(over as Partial<ChargeAccount>);
    if (problem === null) expect(said).toBeNull();
    else expect(said).toMatch(problem);
  });
});
