import fc from 'fast-check';
import type { ExtractedData } from '../../contracts/extracted-data';
import type { JudgedDocument } from '../../contracts/payment-subject';
import { aJudged, aSubject, INVOICE_KEY } from '../../../test/support/judged';
import { dateField, textField } from './fields';
import {
  firstRefused,
  paidKey,
  preflight,
  problemsOf,
  totalsOf,
  type EarlierBatches,
} from './findings';
import { detractionOf } from '../detraction/decided';
import { paymentFileText, sumOf } from './write';

const DAY = '2026-11-21';
const TOTAL = { net: false, ascii: false };

const data: ExtractedData = {
  documento: {
    tipo: 'factura',
    numero: 'F001-00000123',
    fecha_emision: '2026-11-02',
    fecha_vencimiento: '2026-12-02',
    moneda: 'PEN',
  },
  proveedor: { ruc: '20999999027', nombre: 'Ñandú S.A.C.' },
  totales: { total: 1_180 },
  detraccion: { codigo: '037', porcentaje: 12 },
};
const aDocument = (over: Partial<JudgedDocument> = {}): JudgedDocument =>
  aJudged({ extractedData: data, ...over });
const withData = (over: ExtractedData, id = 'd1') =>
  aDocument({ id, extractedData: { ...data, ...over } });

function check(documents: JudgedDocument[], options = TOTAL, earlier: EarlierBatches = new Map()) {
  const actor = { id: 'ana', role: 'user' } as const;
  const question = {
    door: 'file',
    actor,
    separatesFunctions: false,
    needsTwoPayers: false,
    approvalLimits: { limitePEN: null, limiteUSD: null, limiteEUR: null },
    delegates: [],
    day: DAY,
  } as const;
  return preflight({ subjects: documents.map((one) => aSubject(one)), earlier, options, question });
}
const codes = (document: JudgedDocument, options = TOTAL) =>
  check([document], options)[0]?.findings.map(({ code }) => code);
function fileOf(documents: JudgedDocument[], options = TOTAL): string {
  const lines = check(documents, options);
  const currency = lines[0]?.currency ?? 'PEN';
  return paymentFileText({
    companyRuc: '20999999019',
    day: DAY,
    currency,
    ascii: options.ascii,
    lines,
  });
}

describe('the payment file', () => {
  it('is HDR, DTL and FTR to the letter', () => {
    const info = { requiresDetraction: true, telereditoReference: 'OP 77' };
    expect(fileOf([aDocument({ paymentInfo: info })])).toBe(
      'HDR|20999999019|20261121|PEN|1|1180.00\r\n' +
        'DTL|20999999027|F001-00000123|20261102|20261202|1180.00|PEN|Ñandú S.A.C.|OP 77\r\n' +
        'FTR|1|1180.00\r\n',
    );
  });

  it('takes accents off when it is to be ASCII', () => {
    const nombre = 'Peña & Cía. “Ñandú” N° 1 – 🙂';
    const text = fileOf([withData({ proveedor: { ruc: '20999999027', nombre } })], {
      net: false,
      ascii: true,
    });
    expect(text).toContain('|Pena & Cia. "Nandu" No 1 -  |');
    expect(/^[\x00-\x7f]*$/.test(text)).toBe(true);
  });

  it.each([
    ['2026-03-15', '20260315'],
    ['15/03/2026', '20260315'],
    ['15 de marzo de 2026', '20260315'],
    ['15032026', '15032026'],
    ['99/99/2026', '99992026'],
    ['marzo 2026', ''],
    ['', ''],
  ])('writes the date %s as %s', (text, field) => {
    expect(dateField(text)).toBe(field);
  });

  it('cuts a text at 100 characters and never inside one', () => {
    const emoji = `${'a'.repeat(99)}🙂b`;
    expect(textField(emoji, false)).toBe(`${'a'.repeat(99)}🙂`);
    expect(textField('x'.repeat(500), false)).toBe('x'.repeat(100));
  });

  it('keeps neither pipes nor line breaks of any kind', () => {
    expect(textField('a|b\r\nc\u2028d\u2029e\tf\0g\nh\u0085i', false)).toBe('ab c d e f g h i');
  });

  it('holds the specification for documents of any content', () => {
    const hostile = fc.constantFrom(
      '|',
      '\r\n',
      '\n',
      '\u2028',
      '\u2029',
      '\t',
      '\0',
      '🙂',
      'Ñ',
      '"',
    );
    const text = fc
      .array(fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 60 })), { maxLength: 12 })
      .map((parts) => parts.join(''));
    const cents = fc.integer({ min: 1, max: 99_999_999_999 });
    // As numbers, and as an engine may leave them: with either separator.
    const amount = fc
      .tuple(cents, fc.constantFrom('number', 'comma', 'point'))
      .map(([value, form]) => ({
        value,
        stored: storedAmount(value, form),
      }));
    const day = fc.constantFrom('2026-03-15', '15/03/2026', '15-MAR-2026', '03152026', 'ayer', '');
    const one = fc.record({
      amount,
      name: text,
      number: text,
      reference: text,
      issued: day,
      due: day,
    });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 25 }), fc.boolean(), (list, ascii) => {
        const file = fileOf(
          list.map((item, index) => generated(item, `d${index}`)),
          { net: false, ascii },
        );
        const lines = file.split('\r\n');
        expect(lines.pop()).toBe('');
        expect(lines).toHaveLength(list.length + 2);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        const total = list.reduce((sum, item) => sum + BigInt(item.amount.value), 0n);
        const details = lines.slice(1, -1).map((line) => line.split('|'));
        details.forEach((fields, index) => {
          expect(fields).toHaveLength(9);
          expect(fields[0]).toBe('DTL');
          expect(fields.slice(3, 5).every((field) => /^(\d{8})?$/.test(field))).toBe(true);
          expect(BigInt((fields[5] ?? '').replace('.', ''))).toBe(
            BigInt(list[index]?.amount.value ?? -1),
          );
          expect(fields[5]).toMatch(/^\d+\.\d\d$/);
          expect(fields.every((field) => [...field].length <= 100)).toBe(true);
        });
        const [header, footer] = [lines[0]?.split('|'), lines.at(-1)?.split('|')];
        expect(header?.slice(0, 5)).toEqual([
          'HDR',
          '20999999019',
          '20261121',
          'PEN',
          String(list.length),
        ]);
        expect(footer?.slice(0, 2)).toEqual(['FTR', String(list.length)]);
        expect(header?.[5]).toBe(footer?.[2]);
        expect(BigInt((header?.[5] ?? '').replace('.', ''))).toBe(total);
      }),
      { numRuns: 200 },
    );
  });
});

function storedAmount(cents: number, form: string): number | string {
  if (form === 'number') return cents / 100;
  const [whole = '', decimals = ''] = (cents / 100).toFixed(2).split('.');
  const [thousand, decimal] = form === 'comma' ? ['.', ','] : [',', '.'];
  return `${whole.replace(/\B(?=(\d{3})+$)/g, thousand)}${decimal}${decimals}`;
}

interface Generated {
  amount: { stored: number | string };
  name: string;
  number: string;
  reference: string;
  issued: string;
  due: string;
}
function generated(item: Generated, id: string): JudgedDocument {
  return aDocument({
    id,
    extractedData: {
      documento: {
        tipo: 'factura',
        numero: item.number,
        fecha_emision: item.issued,
        fecha_vencimiento: item.due,
      },
      proveedor: { ruc: '20999999027', nombre: item.name },
      totales: { total: item.amount.stored as number },
    },
    paymentInfo: { requiresDetraction: false, telereditoReference: item.reference },
  });
}

describe('the net of detracción', () => {
  const NET = { net: true, ascii: false };

  it('is only written when it is asked for', () => {
    const decided = aDocument({
      paymentInfo: { requiresDetraction: true, detractionPercentage: 12 },
    });
    expect(fileOf([decided])).toContain('|1180.00|');
    expect(fileOf([decided], NET)).toContain('|1038.00|PEN|');
    expect(fileOf([decided], NET)).toMatch(/^HDR.*\|1038\.00\r\n/);
  });

  it('follows what treasury decided rather than what is printed', () => {
    const at = (paymentInfo: JudgedDocument['paymentInfo']) =>
      detractionOf(aDocument({ paymentInfo }), 118_000, DAY)?.takenCents;
    expect(at({ requiresDetraction: false })).toBe(0);
    expect(at({ requiresDetraction: true, detractionPercentage: 10 })).toBe(11_800);
    expect(at({ requiresDetraction: true })).toBe(14_200);
    expect(at(null)).toBe(14_200);
  });

  it('takes nothing off for words of a description, or when nothing speaks of detracción', () => {
    const hinted = withData({ detraccion: {}, productos: [{ descripcion: 'Alquiler' }] });
    expect(detractionOf(hinted, 118_000, DAY)?.takenCents).toBe(0);
    expect(detractionOf(withData({ detraccion: {} }), 118_000, DAY)?.takenCents).toBe(0);
  });

  it.each([
    [{ retencion: { porcentaje: 8, monto: 94.4 } }, '1085.60'],
    [{ percepcion: { porcentaje: 2, monto: 23.6 } }, '1203.60'],
  ])('is what the document itself retains or collects: %p', (printed, amount) => {
    const document = withData({ ...printed, detraccion: {} });
    expect(fileOf([document])).toContain('|1180.00|');
    expect(fileOf([document], NET)).toContain(`|${amount}|PEN|`);
  });

  it('is told where the total is paid, and is unknown where what is printed does not fit', () => {
    const said = (monto: number, options = TOTAL) => {
      const document = withData({ retencion: { porcentaje: 8, monto }, detraccion: {} });
      return check([document], options)[0]?.findings.map(({ code, text }) => `${code} ${text}`);
    };
    expect(said(94.4, NET)).toEqual([]);
    expect(said(94.4)).toEqual([
      'RETENCION_O_PERCEPCION Imprime una retención de S/ 94.40: al proveedor se le pagan S/ 1,085.60.',
    ]);
    expect(said(9.4)).toEqual([expect.stringMatching(/^RETENCION_O_PERCEPCION .* no cuadra con/)]);
    expect(said(9.4, NET)).toEqual([expect.stringMatching(/^NETO_SIN_CALCULAR .* no cuadra con/)]);
  });

  it('is said to be unknown in another currency and between two rates', () => {
    const dollars = withData({ documento: { ...data.documento, moneda: 'USD' } });
    expect(codes(dollars, NET)).toEqual(['NETO_SIN_CALCULAR']);
    const decided = {
      ...dollars,
      paymentInfo: { requiresDetraction: true, detractionPercentage: 12 },
    };
    expect(codes(decided, NET)).toEqual(['NETO_SIN_CALCULAR']);
    expect(codes(withData({ detraccion: { codigo: '007' } }), NET)).toEqual(['NETO_SIN_CALCULAR']);
    expect(codes(decided, { ...NET, net: false })).toEqual(['DETRACCION_SIN_CALCULAR']);
  });
});

describe('the pre-flight', () => {
  const batch = (batchId: string, at: string) => ({
    batchId,
    at,
    createdBy: 'u',
    createdByName: 'Ana',
  });

  it('finds nothing in a good document', () => {
    expect(codes(aDocument())).toEqual([]);
  });

  it('pays what is left of a document that is paid in part', () => {
    const partly = aDocument({ paymentStatus: 'partially_paid', paidCents: 80_000 });
    expect(check([partly])[0]).toMatchObject({ amountCents: 38_000, paidCents: 80_000 });
    expect(codes(partly)).toEqual(['PAGO_PARCIAL']);
    const net = { net: true, ascii: false };
    expect(check([partly], net)[0]).toMatchObject({ amountCents: 23_800 });
    const nearly = { ...partly, paidCents: 110_000 };
    expect(codes(nearly, net)).toEqual(['SOBRE_EL_RESTO', 'PAGO_PARCIAL']);
  });

  it('finds the second of the same comprobante in one selection, padded or not', () => {
    const again = withData({ documento: { ...data.documento, numero: 'F001-123' } }, 'd2');
    const found = check([aDocument(), again]).map(({ findings }) =>
      findings.map(({ code }) => code),
    );
    expect(found).toEqual([[], ['COMPROBANTE_REPETIDO']]);
  });

  it('tells its own earlier files from those of another document of the comprobante', () => {
    const key = paidKey(aDocument()) ?? '';
    const own = batch('b1', '2026-11-01T10:00:00Z');
    const others = batch('b2', '2026-11-05T10:00:00Z');
    const found = (earlier: [string, (typeof own)[]][]) =>
      check([aDocument()], TOTAL, new Map(earlier))[0];
    const mine = found([
      ['d1', [own]],
      [key, [own]],
    ]);
    expect(mine?.findings.map(({ code }) => code)).toEqual(['EN_OTRO_ARCHIVO']);
    const both = found([
      ['d1', [own]],
      [key, [own, others]],
    ]);
    expect(both?.findings.map(({ code }) => code)).toEqual([
      'COMPROBANTE_REPETIDO',
      'EN_OTRO_ARCHIVO',
    ]);
    expect(both?.earlierBatches.map(({ batchId }) => batchId)).toEqual(['b2', 'b1']);
  });

  it('refuses what is shut, and opens what may be included on purpose', () => {
    const paid = aDocument({ id: 'd2', paymentStatus: 'paid' });
    const lines = check([aDocument({ extractedData: null }), paid]).slice(1);
    expect(firstRefused(lines, { include: [] })).toMatchObject({
      line: { documentId: 'd2' },
      finding: { code: 'YA_PAGADO' },
    });
    expect(firstRefused(lines, { include: ['d2'] })).toBeNull();
    const empty = check([withData({ totales: {} })]);
    expect(firstRefused(empty, { include: ['d1'] })).toMatchObject({
      finding: { code: 'SIN_TOTAL' },
    });
    const unconfirmed = check([aDocument({ isConfirmed: false })]);
    expect(firstRefused(unconfirmed, { include: ['d1'] })).toMatchObject({
      finding: { code: 'SIN_CONFIRMAR' },
    });
    const reasons = [{ documentId: 'd1', reason: 'La conozco.' }];
    expect(firstRefused(unconfirmed, { include: [], reasons })).toBeNull();
    const blank = [{ documentId: 'd1', reason: ' ' }];
    expect(firstRefused(unconfirmed, { include: [], reasons: blank })).not.toBeNull();
    const invalid = check([withData({ proveedor: { ruc: '20999999020' } })]);
    expect(invalid[0]?.findings).toMatchObject([{ level: 'avisa' }]);
    expect(firstRefused(invalid, { include: [] })).toBeNull();
  });

  it('names the document that another file paid and that is gone, by its number or its file', () => {
    const batch = { batchId: 'b1', at: '2026-11-20', createdBy: 'u', createdByName: 'Ana' };
    const earlier: EarlierBatches = new Map([[INVOICE_KEY, [batch]]]);
    const told = (document: JudgedDocument) =>
      check([document], TOTAL, earlier)[0]?.findings.flatMap((one) =>
        one.code === 'COMPROBANTE_REPETIDO' ? [one.text] : [],
      );
    expect(told(aDocument())).toEqual([expect.stringContaining('«F001-00000123»')]);
    const unread = aDocument({
      extractedData: { ...data, documento: {} },
      comprobanteKey: INVOICE_KEY,
    });
    expect(told(unread)).toEqual([expect.stringContaining('«a.pdf»')]);
  });

  it('names mixed currencies and a missing RUC of the company, and sums by currency', () => {
    const dollars = withData(
      { documento: { ...data.documento, numero: 'F001-9', moneda: 'USD' } },
      'd2',
    );
    const lines = check([
      aDocument(),
      dollars,
      withData({ documento: { ...data.documento, numero: 'F001-8' } }, 'd3'),
    ]);
    expect(problemsOf(lines, null)).toEqual(['RUC_EMPRESA_FALTANTE', 'MULTIPLES_MONEDAS']);
    expect(problemsOf(lines.slice(0, 1), '20999999019')).toEqual([]);
    expect(totalsOf(lines)).toEqual([
      { currency: 'PEN', count: 2, totalCents: 236_000 },
      { currency: 'USD', count: 1, totalCents: 118_000 },
    ]);
    expect(sumOf(lines)).toBe(354_000);
  });
});
