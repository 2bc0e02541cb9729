import type { DocumentSummary } from '../contracts/document';
import type { ExtractedData } from '../contracts/extracted-data';
import {
  DebtSums,
  isCounted,
  isPayable,
  joined,
  sumOf,
  sumOfTwins,
  sumsOfDocuments,
  type Debt,
} from './debts';

const debt = (change: Partial<Debt> = {}): Debt => ({
  ...{ currency: 'PEN', totalCents: 118_000, paidCents: 0, paymentStatus: 'unpaid' },
  ...change,
});
const part = debt({ paymentStatus: 'partially_paid', paidCents: 18_000 });
const more = debt({ paymentStatus: 'partially_paid', paidCents: 30_000, totalCents: 120_000 });
const paid = debt({ paymentStatus: 'paid' });

describe('what there is to pay', () => {
  it.each<[string | null, number | null, boolean]>([
    ['factura', 1, true],
    ['factura', 0, false],
    ['factura', -1, false],
    ['factura', null, false],
    [null, 1, true],
    ['nota_credito', 1, false],
    ['guia_remision', 1, false],
  ])('of a %s of %s cents: %s', (tipo, cents, expected) => {
    expect(isPayable({ documento: { tipo } } as ExtractedData, cents)).toBe(expected);
  });

  it('is counted once it was read', () => {
    expect(isPayable(null, 1)).toBe(true);
    expect([isCounted('completed', true), isCounted('completed', false)]).toEqual([true, false]);
    expect(isCounted('processing', true)).toBe(false);
  });
});

describe('what a debt comes to', () => {
  it.each<[Debt, number]>([
    [debt(), 118_000],
    [part, 100_000],
    [paid, 0],
  ])('%#: %d is left', (one, restCents) => {
    expect(sumOf(one)).toEqual({ currency: 'PEN', totalCents: 118_000, restCents });
  });

  it.each<[string, Debt[], Debt[], number, number]>([
    ['the one paid furthest', [part, more], [part, more], 120_000, 90_000],
    [
      'the earliest of those paid alike',
      [debt(), debt({ totalCents: 5 })],
      [debt()],
      118_000,
      118_000,
    ],
    ['one that is paid, whatever part others are', [more, paid], [more, paid], 118_000, 0],
    ['what one that is not counted has paid', [debt()], [debt(), part], 118_000, 100_000],
  ])('once for all that are about it: %s', (_, counted, all, totalCents, restCents) => {
    expect(sumOfTwins(counted, all)).toEqual({ currency: 'PEN', totalCents, restCents });
  });

  it('is nothing of no document', () => {
    expect(() => sumOfTwins([], [])).toThrow(RangeError);
  });
});

describe('things that share names', () => {
  it.each([
    [
      ['a', 'b'],
      [['a'], ['b']],
    ],
    [
      ['ax', 'b', 'xc'],
      [['ax', 'xc'], ['b']],
    ],
    [
      ['ab', 'cd', 'e', 'bc'],
      [['ab', 'cd', 'bc'], ['e']],
    ],
    [[], []],
  ])('%j are in groups, in their order: %j', (things, groups) => {
    expect(joined(things, (thing) => [...thing])).toEqual(groups);
  });
});

describe('sums of debts', () => {
  it('are kept by currency, and leave out what comes to zero', () => {
    const sums = new DebtSums();
    sums.add(sumOf(debt()));
    sums.add(sumOf(paid));
    sums.add(sumOf(debt({ currency: 'USD' })));
    sums.add(sumOf(debt({ currency: 'USD' })), -1);
    expect(sums.result()).toEqual({ amounts: { PEN: 2360 }, owed: { PEN: 1180 } });
  });
});

describe('the sums of documents of a list', () => {
  type Listed = Parameters<typeof sumsOfDocuments>[0][number];
  const listed = (
    id: string,
    change: Partial<DocumentSummary> = {},
    numero = `F001-${id}`,
  ): Listed => ({
    ...{ id, status: 'completed', paymentStatus: 'unpaid', paidAmount: null, duplicateOf: null },
    extractedData: {
      documento: { tipo: 'factura', numero },
      proveedor: { ruc: '20512333797' },
      totales: { total: 100 },
    },
    ...change,
  });

  it.each<[string, Listed[], number, number]>([
    ['of two', [listed('1'), listed('2')], 200, 200],
    ['of a comprobante that is there twice', [listed('1'), listed('2', {}, 'F001-1')], 100, 100],
    ['of a document and its duplicate', [listed('1'), listed('2', { duplicateOf: '1' })], 100, 100],
    [
      'of a part paid of it',
      [
        listed('1'),
        listed('2', { duplicateOf: '1', paymentStatus: 'partially_paid', paidAmount: 40 }),
      ],
      100,
      60,
    ],
    ['of one that is being read', [listed('1'), listed('2', { status: 'processing' })], 100, 100],
    [
      'of what has no total, and of a note',
      [
        listed('1'),
        listed('2', { extractedData: { documento: { tipo: 'factura' } } }),
        listed('3', {
          extractedData: { documento: { tipo: 'nota_credito' }, totales: { total: 9 } },
        }),
      ],
      100,
      100,
    ],
  ])('%s', (_, documents, amount, owed) => {
    expect(sumsOfDocuments(documents)).toEqual({ amounts: { PEN: amount }, owed: { PEN: owed } });
  });

  it('go by the document’s currency', () => {
    const data = { documento: { moneda: 'USD' }, totales: { total: 5 } };
    expect(sumsOfDocuments([listed('1', { extractedData: data })]).amounts).toEqual({ USD: 5 });
  });
});
