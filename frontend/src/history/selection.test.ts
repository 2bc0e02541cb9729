import { aReading } from '../test/factories';
import { aCount, anInvoice } from '../test/history-factories';
import { NOTHING, between, changeSelection, chosenCount, chosenSums, isChosen } from './selection';

const ONE = anInvoice({ total: 0.1 });
const TWO = anInvoice({ total: 0.2 });
const DOLLARS = anInvoice({ total: 3965, currency: 'USD' });
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
      documents: [DOLLARS, ONE, TWO, READING],
      isOn: true,
    });
    expect(chosenSums(all)).toEqual([
      { currency: 'PEN', amount: 0.3 },
      { currency: 'USD', amount: 3965 },
    ]);
  });

  it('of all that match counts and adds up what the server says', () => {
    const matching = {
      filter: { q: 'a' },
      count: aCount({ total: 1284, amounts: { USD: 2, PEN: 1 } }),
    };
    const all = changeSelection(NOTHING, { kind: 'all', matching });
    expect(isChosen(all, 'any')).toBe(true);
    expect(chosenCount(all)).toBe(1284);
    expect(chosenSums(all).map(({ currency }) => currency)).toEqual(['PEN', 'USD']);
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
