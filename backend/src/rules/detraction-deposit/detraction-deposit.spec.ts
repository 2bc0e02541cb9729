import fc from 'fast-check';
import type { WrittenDeposit } from '../../contracts/detraction-deposits';
import type { ExtractedData } from '../../contracts/extracted-data';
import type { JudgedDocument } from '../../contracts/payment-subject';
import type { RegisteredAccount } from '../../contracts/suppliers';
import { aJudged } from '../../../test/support/judged';
import { rucCheckDigit } from '../ruc';
import { depositFileName, depositFileText, depositLine } from '.';

const COMPANY = '20999999027';
const data: ExtractedData = {
  documento: { tipo: 'factura', numero: 'F001-123', fecha_emision: '2026-11-02', moneda: 'PEN' },
  proveedor: { ruc: '20100047218', nombre: 'Ñandú & Compañía S.A.C.' },
  totales: { total: 1_180 },
  detraccion: { codigo: '037', porcentaje: 12, cuenta: '00-015-013982' },
};
const DECIDED = { requiresDetraction: true, detractionPercentage: 12, paymentDate: '2026-11-20' };
const line = (change: Partial<JudgedDocument> = {}, accounts: RegisteredAccount[] = []) =>
  depositLine({
    document: aJudged({ extractedData: data, paymentInfo: DECIDED, ...change }),
    ...{ accounts, companyRuc: COMPANY, batchNumber: null, twinProblem: null },
  });
const registered = (over: Partial<RegisteredAccount> = {}): RegisteredAccount => ({
  ...{ id: 'a', banco: 'Banco de la Nación', numero: '00068119332', isOther: false },
  ...{ seen: null, confirmed: null, accepted: null, withdrawn: null },
  ...over,
});
const CONFIRMED = registered({
  confirmed: { by: 'u', byName: 'Ana', at: '', proof: 'llamada', comment: 'x' },
});
const of = (change: Partial<ExtractedData>): Partial<JudgedDocument> => ({
  extractedData: { ...data, ...change },
});
const fieldsOf = (change: Partial<JudgedDocument>, accounts?: RegisteredAccount[]) =>
  line(change, accounts).problems.map(({ field }) => field);

/** By the positions of docs/sources.md, written apart from the product: from, to, both counted from 1. */
const cut = (text: string, from: number, to: number) => text.slice(from - 1, to);
function readFile(text: string) {
  expect(text).toMatch(/^[\x20-\x7e\r\n]*$/);
  const [head = '', ...rest] = text.split('\r\n');
  expect(rest.pop()).toBe('');
  expect([head.length, ...new Set(rest.map(({ length }) => length))]).toEqual([68, 107]);
  return {
    head: {
      payer: cut(head, 1, 1),
      ruc: cut(head, 2, 12),
      name: cut(head, 13, 47),
      number: cut(head, 48, 53),
      total: cut(head, 54, 68),
    },
    details: rest.map((one) => ({
      id: cut(one, 1, 1) + cut(one, 2, 12),
      name: cut(one, 13, 47),
      proforma: cut(one, 48, 56),
      code: cut(one, 57, 59),
      account: cut(one, 60, 70),
      amount: cut(one, 71, 85),
      operation: cut(one, 86, 87),
      period: cut(one, 88, 93),
      type: cut(one, 94, 95),
      serie: cut(one, 96, 99),
      numero: cut(one, 100, 107),
    })),
  };
}

const digits = (length: number) =>
  fc.integer({ min: 0, max: 10 ** length - 1 }).map((n) => String(n).padStart(length, '0'));
const ruc = digits(8).map((tail) => {
  const ten = `20${tail}`;
  return ten + rucCheckDigit(ten);
});
const deposits = fc.array(
  fc.record<WrittenDeposit>({
    documentId: fc.uuid(),
    partyId: fc.oneof(ruc, digits(8)),
    partyName: fc.stringMatching(/^[A-Z][A-Z .&]{0,33}[A-Z]$/),
    code: fc.constantFrom('037', '022', '019', '040'),
    account: digits(11),
    amountSoles: fc.integer({ min: 1, max: 9_999_999 }),
    issueDate: fc
      .date({ min: new Date('2018-04-01'), max: new Date('2027-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    documentType: fc.constantFrom('01', '08', '04'),
    serie: fc.stringMatching(/^[FE][A-Z0-9]{3}$/),
    numero: fc.integer({ min: 1, max: 99_999_999 }).map(String),
  }),
  { minLength: 1, maxLength: 40 },
);

describe('the deposit file', () => {
  it('is of 68 and 107 to the letter, read by positions alone', () => {
    const isRight = (lines: WrittenDeposit[]) => {
      const company = {
        companyRuc: COMPANY,
        companyName: 'Compañía de Ñuñoa e Hijos Unidos del Perú S.A.C.',
      };
      const { head, details } = readFile(
        depositFileText({ payer: '*', ...company, number: '260042', lines }),
      );
      const total = lines.reduce((sum, { amountSoles }) => sum + BigInt(amountSoles), 0n) * 100n;
      expect(head).toEqual({
        ...{
          payer: '*',
          ruc: COMPANY,
          name: 'COMPANIA DE NUNOA E HIJOS UNIDOS DE',
          number: '260042',
        },
        total: String(total).padStart(15, '0'),
      });
      expect(details).toEqual(
        lines.map((one) => ({
          id: (one.partyId.length === 11 ? '6' : '1') + one.partyId.padEnd(11),
          name: (one.partyId.length === 8 || one.code === '040' ? one.partyName : '').padEnd(35),
          ...{ proforma: '000000000', code: one.code, account: one.account, operation: '01' },
          amount: String(BigInt(one.amountSoles) * 100n).padStart(15, '0'),
          period: one.issueDate.slice(0, 4) + one.issueDate.slice(5, 7),
          ...{ type: one.documentType, serie: one.serie },
          numero: one.numero.padStart(8, '0'),
        })),
      );
    };
    fc.assert(fc.property(deposits, isRight), { numRuns: 240, seed: 57 });
  });

  it('has the name that SUNAT asks for', () => {
    expect(depositFileName(COMPANY, '260001')).toBe('D20999999027260001.txt');
  });
});

describe('a line of the deposit file', () => {
  it('is what was decided and what the document prints', () => {
    expect(line()).toMatchObject({
      ...{ payer: '*', partyId: '20100047218', code: '037', account: '00015013982' },
      ...{ amountSoles: 142, documentType: '01', serie: 'F001', numero: '123', problems: [] },
    });
  });

  it.each([
    [141.6, 142],
    [141, 141],
    [142.5, 143],
    [143.01, 142],
  ])('deposits what the document prints where that is within a sol: %s', (monto, soles) => {
    expect(line(of({ detraccion: { ...data.detraccion, monto } })).amountSoles).toBe(soles);
  });

  it('is due with the payment, at the latest on the fifth business day of the next month', () => {
    expect(line().deadline).toBe('2026-11-20');
    const later = { ...DECIDED, paymentDate: '2026-12-31' };
    expect(line({ paymentInfo: later }).deadline).toBe('2026-12-07');
  });

  it('takes soles of another currency by the rate of the choice, which also names the code', () => {
    const documento = { ...data.documento, moneda: 'USD' };
    const paymentInfo = { ...DECIDED, detractionInfo: '022 Otros, 12 %, tipo de cambio 3.5' };
    expect(line({ ...of({ documento }), paymentInfo })).toMatchObject({
      ...{ amountSoles: 496, code: '022', problems: [] },
    });
    expect(fieldsOf(of({ documento }))).toEqual(['monto']);
  });

  it('is its own deposit where the company has issued the document', () => {
    const own = of({
      proveedor: { ruc: COMPANY, nombre: 'Nosotros' },
      cliente: { ruc: '20100047218', nombre: 'Cliente S.A.' },
    });
    expect(line(own, [CONFIRMED])).toMatchObject({
      ...{ payer: 'P', partyId: '20100047218', account: '00015013982', problems: [] },
    });
  });

  it.each<[string, Partial<JudgedDocument>]>([
    ['serie', of({ documento: { ...data.documento, numero: '001-123' } })],
    ['comprobante', of({ documento: { ...data.documento, numero: null } })],
    [
      'comprobante',
      of({ documento: { ...data.documento, tipo: 'recibo_honorarios', numero: 'E001-1' } }),
    ],
    ['fecha de emisión', of({ documento: { ...data.documento, fecha_emision: null } })],
    ['código', of({ detraccion: { porcentaje: 12, cuenta: '00015013982' } })],
    ['monto', { paymentInfo: { requiresDetraction: true } }],
    ['cuenta', of({ detraccion: { codigo: '037' } })],
    ['cuenta', of({ detraccion: { codigo: '037', cuenta: '0015013982' } })],
    [
      'observación',
      { observation: { reason: 'x', by: '', byName: '', at: '', isOpenForCorrection: false } },
    ],
    [
      'el nombre',
      of({
        detraccion: { ...data.detraccion, codigo: '040' },
        proveedor: { ...data.proveedor, nombre: 'N'.repeat(36) },
      }),
    ],
  ])('is refused with the name of the field: %s', (field, change) => {
    expect(fieldsOf(change)).toEqual([field]);
    expect(line(change).problems[0]?.text).toMatch(/\.$/);
  });

  it('names party and comprobante of a document without a RUC', () => {
    expect(fieldsOf(of({ proveedor: { nombre: 'X' } }))).toEqual(['RUC', 'comprobante']);
  });

  it('takes the account of the registry where the document prints none', () => {
    const bare = of({ detraccion: { codigo: '037' } });
    const byCci = registered({ numero: null, cci: '01800000006811933204' });
    expect(line(bare, [byCci])).toMatchObject({ account: '00068119332', problems: [] });
    expect(line(bare, [registered({ banco: 'BCP' })]).problems).toHaveLength(1);
    const other = registered({ numero: '00015013982' });
    expect(line(bare, [other, CONFIRMED]).account).toBe('00068119332');
    expect(fieldsOf(bare, [registered({ isOther: true })])).toEqual(['cuenta']);
  });

  it('takes for the account neither part of a CCI, nor what another bank has', () => {
    const bare = of({ detraccion: { codigo: '037' } });
    const withCci = (banco: string, cci: string) => [registered({ banco, numero: null, cci })];
    expect(line(bare, withCci('Banco de la Nación', '0180000000681193320')).account).toBe('');
    expect(line(bare, withCci('BCP', '00219100123456701253')).account).toBe('');
  });

  it('is of a person by the DNI and the name', () => {
    const buyer = (nombre: string) =>
      of({ proveedor: { ruc: COMPANY }, cliente: { ruc: '45678901', nombre } });
    expect(line(buyer(' Rosa Ñahui '))).toMatchObject({ partyName: 'ROSA NAHUI', problems: [] });
    expect(fieldsOf(buyer(''))).toEqual(['RUC']);
  });

  it.each(['F0011-123', '0F001-123'])(
    'is refused with a series of another length: %s',
    (numero) => {
      const documento = { ...data.documento, numero };
      expect(fieldsOf(of({ documento }))).not.toEqual([]);
    },
  );

  it('goes to the account of the document when it is one of several confirmed', () => {
    const printed = registered({ numero: '00015013982', confirmed: CONFIRMED.confirmed });
    expect(line({}, [CONFIRMED, printed])).toMatchObject({ account: '00015013982', problems: [] });
    const waiting = registered({ numero: '00077700077', isOther: true });
    expect(fieldsOf({}, [waiting, printed])).toEqual([]);
    expect(fieldsOf({}, [CONFIRMED, registered({ numero: null })])).toEqual(['cuenta']);
  });

  it('has no deadline while nobody has said when it is paid, nor when it was issued', () => {
    const { paymentDate: _, ...paymentInfo } = DECIDED;
    expect(line({ paymentInfo }).deadline).toBe('2026-12-07');
    const documento = { ...data.documento, fecha_emision: null };
    expect(line({ ...of({ documento }), paymentInfo }).deadline).toBeNull();
  });

  it('is refused while its account is not the confirmed one, or was withdrawn', () => {
    expect(fieldsOf({}, [CONFIRMED])).toEqual(['cuenta']);
    const withdrawn = { by: 'u', byName: 'Ana', at: '', reason: 'x' };
    expect(fieldsOf({}, [registered({ numero: '00015013982', withdrawn })])).toEqual(['cuenta']);
    expect(fieldsOf({}, [registered()])).toEqual([]);
  });
});
