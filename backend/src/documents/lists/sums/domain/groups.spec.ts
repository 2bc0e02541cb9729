import type { DocumentFilter } from '../../../../contracts/list-query';
import {
  countOf,
  groupOf,
  GroupSums,
  isTold,
  matches,
  merged,
  type Group,
  type GroupKey,
} from './groups';

const key = (change: Partial<GroupKey> = {}): GroupKey => ({
  ...{ status: 'completed', paymentStatus: 'unpaid', currency: 'PEN', isPayable: true },
  ...{ isConfirmed: false, hasDetraction: false, uploadedBy: 'ana' },
  ...change,
});
const group = (change: Partial<GroupKey>, totalCents = 100, paidCents = 0): Group => ({
  ...{ _id: key(change), documents: 1, totalCents, paidCents },
});

describe('a filter that groups can tell', () => {
  it.each<[DocumentFilter, boolean]>([
    [{}, true],
    [{ q: undefined, status: 'completed' }, true],
    [{ status: 'error', paymentStatus: 'paid', moneda: 'USD', uploadedBy: 'ana' }, true],
    [{ confirmado: 'si', detraccion: 'no' }, true],
    [{ vista: 'con-error' }, true],
    [{ vista: 'con-dudas' }, false],
    [{ moneda: 'PEN', q: 'andes' }, false],
    [{ totalDesde: 0 }, false],
  ])('%j: %s', (filter, expected) => {
    expect(isTold(filter)).toBe(expected);
  });
});

describe('what a told filter wants of a document', () => {
  it.each<[DocumentFilter, Partial<GroupKey>, boolean]>([
    [{ status: 'all', paymentStatus: 'all', detraccion: 'all' }, { status: 'error' }, true],
    [{ status: 'processing' }, { status: 'pending' }, true],
    [{ status: 'processing' }, { status: 'processing' }, true],
    [{ status: 'processing' }, {}, false],
    [{ paymentStatus: 'unpaid' }, {}, true],
    [{ paymentStatus: 'unpaid' }, { status: 'processing' }, false],
    [{ paymentStatus: 'paid' }, { paymentStatus: 'paid', status: 'error' }, true],
    [{ paymentStatus: 'paid' }, { paymentStatus: 'partially_paid' }, false],
    [{ confirmado: 'si' }, { isConfirmed: true }, true],
    [{ confirmado: 'si' }, {}, false],
    [{ confirmado: 'no' }, {}, true],
    [{ confirmado: 'no' }, { isConfirmed: null }, false],
    [{ confirmado: 'no' }, { status: 'error' }, false],
    [{ moneda: 'PEN' }, {}, true],
    [{ moneda: 'USD' }, {}, false],
    [{ detraccion: 'si' }, { hasDetraction: true }, true],
    [{ detraccion: 'si' }, { hasDetraction: null }, false],
    [{ detraccion: 'no' }, { hasDetraction: false }, true],
    [{ uploadedBy: 'ana' }, {}, true],
    [{ uploadedBy: 'luis' }, {}, false],
    [{ vista: 'con-error' }, { status: 'error' }, true],
    [{ vista: 'con-error' }, {}, false],
  ])('%j of %j: %s', (filter, change, expected) => {
    expect(matches(filter, key(change))).toBe(expected);
  });
});

describe('groups', () => {
  it('of one document say null and nothing of what it does not say', () => {
    const { currency: _, isPayable: __, ...said } = key();
    const unsaid = { ...said, currency: null, isPayable: null };
    expect(groupOf({ ...said, paidCents: null })).toEqual({ ...group(unsaid, 0), _id: unsaid });
    expect(groupOf({ ...key(), totalCents: 100, paidCents: 50 })).toEqual(group({}, 100, 50));
  });

  it('of parts are those of the whole, each key once', () => {
    const parts = [
      { ...group({}, 300, 50), documents: 2 },
      group({ uploadedBy: 'luis' }, 7),
      { ...group({}, 200, 20), documents: 3 },
    ];
    expect(merged(parts)).toEqual([
      { _id: key(), documents: 5, totalCents: 500, paidCents: 70 },
      group({ uploadedBy: 'luis' }, 7),
    ]);
    expect(countOf(parts)).toBe(6);
  });

  it('come to what they are and what is left of them, by currency', () => {
    const sums = new GroupSums([
      group({}, 1000),
      group({ paymentStatus: 'partially_paid' }, 500, 200),
      group({ paymentStatus: 'paid' }, 300),
      group({ currency: 'USD' }, 50),
      group({ currency: null }, 9000),
      group({ isPayable: false }, 9000),
      group({ status: 'error' }, 9000),
    ]);
    expect(sums.known()).toEqual({
      amounts: { PEN: 18, USD: 0.5 },
      owed: { PEN: 13, USD: 0.5 },
    });
  });

  it.each<[Partial<GroupKey>, boolean]>([
    [{ isPayable: null }, false],
    [{ isPayable: null, status: 'processing' }, true],
  ])('come to nothing known with %j among them: known %s', (change, isKnown) => {
    const { amounts, owed } = new GroupSums([group({}), group(change)]).known();
    expect([amounts !== null, owed !== null]).toEqual([isKnown, isKnown]);
  });
});
