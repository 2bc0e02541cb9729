import type { DocumentSummary } from '@contracts/document';
import { aReading } from '../test/factories';
import { aCount, anInvoice } from '../test/history-factories';
import { chosenCount, chosenSums, chosenSumsText, selectionOf } from './selection';

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
  it('adds up in cents and by currency; what has no total adds nothing', () => {
    const all = selectionOf([DOLLARS, ONE, REAIS, TWO, READING]);
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
    const all = selectionOf(documents);
    expect(chosenSums(all)).toEqual({ amounts: { PEN: 540 }, owed: { PEN: 379.5 } });
    expect(chosenSumsText(all)).toBe('S/ 540.00 en total · S/ 379.50 por pagar');
  });

  it('has no sum where not all of it was added up', () => {
    const count = aCount({ total: 100_000, isCapped: true, amounts: null, owed: null });
    const all = { ...selectionOf([]), all: { filter: { q: 'a' }, count } };
    expect(chosenSumsText(all)).toBe('');
  });

  it('of all that match counts and adds up what the server says', () => {
    const matching = {
      filter: { q: 'a' },
      count: aCount({ total: 1284, amounts: { USD: 2, PEN: 1 } }),
    };
    const all = { ...selectionOf([]), all: matching };
    expect(chosenCount(all)).toBe(1284);
    expect(chosenSumsText(all)).toBe('S/ 1.00 · US$ 2.00 en total · S/ 19,470.50 por pagar');
  });
});
