import type { RegisteredAccount } from '../../contracts/suppliers';
import { aJudged, aSubject, INVOICE } from '../../../test/support/judged';
import { preflight, type BankPreflight } from './findings';

const RUC = '20999999027';
const document = aJudged({
  extractedData: { ...INVOICE, proveedor: { ruc: RUC, nombre: 'Ñandú S.A.C.' } },
  paymentInfo: { requiresDetraction: false },
});
const account = (id: string, numero: string, over: Partial<RegisteredAccount> = {}) => ({
  ...{ id, banco: 'BCP', numero, isOther: false, seen: null, accepted: null, withdrawn: null },
  confirmed: { by: 'p', byName: 'P', at: '', proof: 'llamada', comment: '' } as const,
  ...over,
});
const [USUAL, OTHER] = [account('usual', '191-1234567-0-12'), account('other', '191-7654321-0-98')];
const NOTES = [{ number: 'FC01-9', amountCents: 18_000 }];

function lineOf(
  registered: RegisteredAccount[],
  payees: { ruc: string; accountId?: string; name?: string }[] = [],
  creditNotes: BankPreflight['creditNotes'] = new Map(),
) {
  const charge = {
    banco: '002',
    numero: '1931234567012',
    moneda: 'PEN',
    tipo: 'corriente',
  } as const;
  const made = { processDate: '2026-11-23', madeAt: '2026-11-21T10:00:00' };
  const [line] = preflight({
    subjects: [aSubject(document)],
    earlier: new Map(),
    options: { net: false, ascii: true, payees },
    question: {
      ...{ door: 'file', actor: { id: 'ana', role: 'user' }, separatesFunctions: false },
      ...{ needsTwoPayers: false, delegates: [], day: '2026-11-21' },
      approvalLimits: { limitePEN: null, limiteUSD: null, limiteEUR: null },
    },
    bank: {
      file: { layout: 'bcp', charge, ...made },
      registered: new Map([[RUC, registered]]),
      creditNotes,
    },
  });
  return { ...line, codes: line?.findings.map(({ code }) => code) ?? [] };
}

describe('a line of a bank’s file', () => {
  it('pays the supplier by the name that the document prints, to the confirmed account', () => {
    const { bank, accounts, codes } = lineOf([USUAL, OTHER]);
    expect(bank).toMatchObject({ payee: { accountId: 'usual', name: 'Nandu S.A.C.' } });
    expect(bank?.creditNotes).toEqual([]);
    expect(accounts?.map(({ id }) => id)).toEqual(['usual', 'other']);
    expect(codes).not.toContain('SIN_CUENTA_CONFIRMADA');
  });

  it('follows what was chosen for its own supplier alone', () => {
    const chosen = { ruc: RUC, accountId: 'other', name: ' Nandu y Cia ' };
    expect(lineOf([USUAL, OTHER], [{ ...chosen, ruc: '20999999019' }, chosen]).bank).toMatchObject({
      payee: { accountId: 'other', name: 'Nandu y Cia' },
    });
    const elsewhere = lineOf([USUAL, OTHER], [{ ...chosen, ruc: '20999999019' }]).bank;
    expect(elsewhere).toMatchObject({ payee: { accountId: 'usual', name: 'Nandu S.A.C.' } });
    const unnamed = lineOf([USUAL], [{ ruc: RUC, name: '  ' }]).bank;
    expect(unnamed).toMatchObject({ payee: { name: 'Nandu S.A.C.' } });
  });

  it('takes with it the credit notes of its document', () => {
    expect(
      lineOf(
        [USUAL],
        undefined,
        new Map([
          ['d1', NOTES],
          ['d2', []],
        ]),
      ).bank?.creditNotes,
    ).toBe(NOTES);
  });

  it('is refused where nobody has confirmed an account, or its name does not fit', () => {
    const { bank, codes } = lineOf([account('new', '191-1234567-0-12', { confirmed: null })]);
    expect([bank, codes]).toEqual([null, expect.arrayContaining(['SIN_CUENTA_CONFIRMADA'])]);
    expect(lineOf([USUAL], [{ ruc: RUC, name: 'N'.repeat(76) }]).codes).toContain(
      'NO_CABE_EN_EL_ARCHIVO',
    );
  });
});
