import type { DocumentSummary } from '@contracts/document';
import { aReading } from '../test/factories';
import { aCount, anInvoice } from '../test/history-factories';
import {
  NOTHING,
  between,
  changeSelection,
  chosenCount,
  chosenSums,
  chosenSumsText,
  isChosen,
} from './selection';

const ONE = anInvoice({ total: 0.1 });
const TWO = anInvoice({ number: 'F001-2', total: 0.2 });
const DOLLARS = anInvoice({ number: 'F001-3', total: 3965, currency: 'USD' });
const REAIS = anInvoice({ number: 'F001-4', total: 40, currency: 'BRL' });
const anOrder = (total: number): DocumentSummary => {
  const invoice = anInvoice({ number: 'OC-1', total });
  const { documento, ...data } = invoice.extractedData ?? {};
  return {
    ...invoice,
    extractedData: { ...data, documento: { ...documento, tipo: 'orden_compra' } },
  };
};
const READING = aReading();

describe('a selection', () => {
  it('is kept over pages and lets go one by one', () => {
    const first = changeSelection(NOTHING, { kind: 'set', documents: [ONE, TWO], isOn: true });
    const second = changeSelection(first, { kind: 'toggle', document: DOLLARS });
    expect(chosenCount(second)).toBe(3);
    const third = changeSelection(second, { kind: 'toggle', document: ONE });
    expect(isChosen(third, ONE.id)).toBe(false);
    expect(isChosen(third, TWO.id)).toBe(true);
    expect(first.documents.size).toBe(2);
  });

  it('adds up in cents and by currency; what has no total adds nothing', () => {
    const all = changeSelection(NOTHING, {
      kind: 'set',
      documents: [DOLLARS, ONE, REAIS, TWO, READING],
      isOn: true,
    });
    const sums = { PEN: 0.3, USD: 3965, BRL: 40 };
    expect(chosenSums(all)).toEqual({ amounts: sums, owed: sums });
    expect(chosenSumsText(all)).toBe('S/ 0.30 · US$ 3,965.00 · BRL 40.00 por pagar');
  });

  it('adds up what is payable, each debt once, and what is left of it', () => {
    const inPart = anInvoice(
      { number: 'F001-7', total: 500 },
      { paymentStatus: 'partially_paid', paidAmount: 120.5 },
    );
    const documents = [
      inPart,
      anInvoice({ number: 'F001-00000007', total: 500 }, { id: 'again' }),
      anInvoice({ number: 'F001-8', total: 40 }, { paymentStatus: 'paid' }),
      anInvoice({ number: 'F001-9', total: -30 }),
      anOrder(900),
    ];
    const all = changeSelection(NOTHING, { kind: 'only', documents });
    expect(chosenSums(all)).toEqual({ amounts: { PEN: 540 }, owed: { PEN: 379.5 } });
    expect(chosenSumsText(all)).toBe('S/ 540.00 en total · S/ 379.50 por pagar');
  });

  it('has no sum where not all of it was added up', () => {
    const count = aCount({ total: 100_000, isCapped: true, amounts: null, owed: null });
    const all = changeSelection(NOTHING, { kind: 'all', matching: { filter: { q: 'a' }, count } });
    expect(chosenSumsText(all)).toBe('');
  });

  it('of all that match counts and adds up what the server says', () => {
    const matching = {
      filter: { q: 'a' },
      count: aCount({ total: 1284, amounts: { USD: 2, PEN: 1 } }),
    };
    const all = changeSelection(NOTHING, { kind: 'all', matching });
    expect(isChosen(all, 'any')).toBe(true);
    expect(chosenCount(all)).toBe(1284);
    expect(chosenSumsText(all)).toBe('S/ 1.00 · US$ 2.00 en total · S/ 19,470.50 por pagar');
    const fewer = changeSelection(all, { kind: 'only', documents: [ONE] });
    expect(fewer.all).toBeNull();
    expect(chosenCount(fewer)).toBe(1);
  });

  it('takes a range in both directions', () => {
    const list = [ONE, TWO, DOLLARS, READING];
    expect(between(list, 2, 1)).toEqual([TWO, DOLLARS]);
    expect(between(list, 3, 3)).toEqual([READING]);
  });
});
