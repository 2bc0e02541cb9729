import type { RegisteredAccount } from '../contracts/suppliers';
import { accountState, holderObjection, isStopping, printedAccounts } from './supplier-accounts';

const ACT = { by: 'ana', byName: 'Ana', at: '2026-11-27T10:00:00.000Z' };
const OLD = { banco: 'BCP', numero: '191-1234567-0-12' };
const NEW = { banco: 'BCP', numero: '191-7654321-0-98' };
const account = (part: Partial<RegisteredAccount>): RegisteredAccount => ({
  ...{ id: 'a', ...OLD, isOther: false },
  ...{ seen: null, confirmed: null, accepted: null, withdrawn: null },
  ...part,
});
const confirmed = { ...ACT, proof: 'llamada', comment: '' } as const;
const said = { ...ACT, reason: 'porque sí' };

it.each([
  ['nueva', {}, false],
  ['confirmada', { confirmed }, false],
  ['otra', { isOther: true }, true],
  ['por_aceptar', { isOther: true, confirmed }, true],
  ['confirmada', { isOther: true, confirmed, accepted: said }, false],
  ['retirada', { isOther: true, confirmed, accepted: said, withdrawn: said }, true],
] as const)('an account is %s by its story', (state, story, stops) => {
  expect(accountState(account(story))).toBe(state);
  expect(isStopping(state)).toBe(stops);
});

describe('printedAccounts', () => {
  const read = { isConfirmed: false, doubtful: [] };
  const states = (
    cuentas: object[],
    registered: RegisteredAccount[],
    how: { isConfirmed: boolean; doubtful: number[] } = read,
  ) => printedAccounts({ cuentas }, registered, how).map(({ state, isSure }) => [state, isSure]);

  it('knows nothing of a supplier without accounts', () => {
    expect(states([OLD, NEW], [])).toEqual([
      ['nueva', true],
      ['nueva', true],
    ]);
    expect(printedAccounts(null, [account({})], read)).toEqual([]);
    expect(states([{ banco: 'BCP' }], [account({})])).toEqual([]);
  });

  it('takes one that was never seen for another one', () => {
    expect(states([OLD, NEW], [account({ confirmed })])).toEqual([
      ['confirmada', true],
      ['otra', true],
    ]);
  });

  it('is sure of what was read without doubts or confirmed', () => {
    expect(states([OLD], [], { isConfirmed: false, doubtful: [0] })).toEqual([['nueva', false]]);
    expect(states([OLD], [], { isConfirmed: true, doubtful: [0] })).toEqual([['nueva', true]]);
    expect(states([OLD], [], { isConfirmed: false, doubtful: [1] })).toEqual([['nueva', true]]);
  });
});

describe('holderObjection', () => {
  const RUC = '20100047218';
  it.each([
    ['ACEROS DEL SUR S.A.C.', 'Aceros del Sur SAC', null],
    ['ACEROS DEL SUR', 'Aceros del Sur Sociedad Anónima Cerrada', null],
    ['DEL SUR ACEROS', 'ACEROS DEL SUR E.I.R.L.', null],
    ['Aceros del Sur SAC RUC 20100047218', 'ACEROS DEL SUR SAC', null],
    ['', 'ACEROS DEL SUR SAC', null],
    ['ACEROS DEL SUR', '', null],
    [
      'ACEROS DE SUR SAC',
      'ACEROS DEL SUR SAC',
      'el nombre de su titular se parece al del proveedor, y no es igual',
    ],
    [
      'АCEROS DEL SUR SAC',
      'ACEROS DEL SUR SAC',
      'el nombre de su titular usa letras de otro alfabeto',
    ],
    ['JUAN PEREZ QUISPE', 'ACEROS DEL SUR SAC', 'su titular es otro que el proveedor'],
    [
      'Aceros del Sur RUC: 20131312955',
      'ACEROS DEL SUR SAC',
      'su titular tiene otro RUC (20131312955)',
    ],
  ])('«%s» of «%s»', (holder, supplier, objection) => {
    expect(holderObjection(holder, supplier, RUC)).toBe(objection);
  });
});
