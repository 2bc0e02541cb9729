import { DebtSums, sumOf } from '../../../../rules/debts';
import { countOnce, Marks, twinsAmong, type Twin } from './twins';

const twin = (_id: string, change: Partial<Twin> = {}): Twin => ({
  ...{ _id, sha256: _id, comprobanteKey: null, createdAt: new Date('2026-03-15') },
  ...{ status: 'completed', paymentStatus: 'unpaid', currency: 'PEN', isPayable: true },
  ...{ isConfirmed: false, hasDetraction: false, uploadedBy: 'ana' },
  ...{ totalCents: 118_000, paidCents: 0 },
  ...change,
});
const SAME = { comprobanteKey: '20512333797 F001-7' };

describe('documents about one debt', () => {
  it('have the same comprobante or the same file, the earliest first', () => {
    const documents = [
      twin('a', { sha256: 'x' }),
      twin('alone'),
      twin('c', SAME),
      twin('b', { ...SAME, sha256: 'x', createdAt: new Date('2026-03-14') }),
    ];
    const ids = twinsAmong(documents).map((group) => group.map(({ _id }) => _id));
    expect(ids).toEqual([['b', 'a', 'c']]);
    expect(documents.map(({ _id }) => _id)).toEqual(['a', 'alone', 'c', 'b']);
  });

  it('go by their ids where they came at once', () => {
    const ids = twinsAmong([twin('b', SAME), twin('a', SAME), twin('c', SAME)])[0];
    expect(ids?.map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
  });
});

describe('marks', () => {
  const marks = new Marks([twin('a', SAME), twin('b', { sha256: 'x' })]);

  it.each<[string, Partial<Twin>, boolean]>([
    ['the comprobante', SAME, true],
    ['the file', { sha256: 'x' }, true],
    ['no comprobante either', {}, false],
    ['another comprobante', { comprobanteKey: '20512333797 F001-8' }, false],
  ])('know a document by %s', (_, change, expected) => {
    expect(marks.has(twin('z', change))).toBe(expected);
  });

  it.each<[string, Twin[], boolean]>([
    ['in any order', [twin('b', { sha256: 'x' }), twin('a', SAME)], true],
    ['without one of the files', [twin('a', SAME)], false],
    ['with another file', [twin('a', SAME), twin('b', { sha256: 'y' })], false],
    ['of other comprobantes', [twin('a'), twin('b', { sha256: 'x' })], false],
  ])('are like those %s: %s', (_, others, expected) => {
    expect(marks.isLike(new Marks(others))).toBe(expected);
  });
});

describe('a debt that several documents are about', () => {
  const paid = twin('b', { paymentStatus: 'partially_paid', paidCents: 18_000 });
  const sums = (isIn: (one: Twin) => boolean, groups: Twin[][] = [[twin('a'), paid]]) => {
    const all = new DebtSums();
    for (const one of groups.flat().filter(isIn)) all.add(sumOf(one));
    countOnce(all, groups, isIn);
    return all.result();
  };

  it('counts once, less what any of them has paid', () => {
    expect(sums(() => true)).toEqual({ amounts: { PEN: 1180 }, owed: { PEN: 1000 } });
    expect(sums(({ _id }) => _id === 'a')).toEqual({
      ...{ amounts: { PEN: 1180 }, owed: { PEN: 1000 } },
    });
  });

  it('counts not at all where none of them does', () => {
    expect(sums(() => false)).toEqual({ amounts: {}, owed: {} });
  });
});
