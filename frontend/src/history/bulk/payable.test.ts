import type { DocumentFilter } from '@contracts/list-query';
import { aReading } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { aCount, anInvoice } from '../../test/history-factories';
import { selectionOf } from '../selection';
import { narrowed, payableIds, payableOf } from './payable';

const COUNTS = {
  all: { total: 90, owed: { PEN: 700 } },
  unpaid: { total: 55 },
  partially_paid: { total: 5 },
  paid: { total: 30 },
};

const all = (filter: DocumentFilter, total: number) => ({
  ...selectionOf([]),
  all: { filter, count: aCount({ total }) },
});

describe('what can be paid of a selection', () => {
  it('is counted here for documents chosen one by one', async () => {
    const documents = [anInvoice({}), anInvoice({}, { paymentStatus: 'paid' }), aReading()];
    const some = selectionOf(documents);
    expect(await payableOf(fakeDataProvider(), some)).toEqual({
      toPay: 1,
      isCapped: false,
      owed: { PEN: 100 },
      alreadyPaid: 1,
      unread: 1,
    });
    expect(await payableIds(fakeDataProvider(), some)).toEqual([documents[0]!.id]);
  });

  it('is counted by the server for all that match', async () => {
    const countDocuments = jest.fn((filter: DocumentFilter) =>
      Promise.resolve(aCount(COUNTS[filter.paymentStatus ?? 'all'])),
    );
    const provider = fakeDataProvider({ countDocuments });
    expect(await payableOf(provider, all({ q: 'a' }, 100))).toEqual({
      toPay: 60,
      isCapped: false,
      owed: { PEN: 700 },
      alreadyPaid: 30,
      unread: 10,
    });
  });

  it('is said to be more than what was counted, and then has no sum', async () => {
    const count = aCount({ total: 100_000, isCapped: true, amounts: null, owed: null });
    const provider = fakeDataProvider({ countDocuments: () => Promise.resolve(count) });
    expect(await payableOf(provider, all({ q: 'a' }, 100_000))).toMatchObject({
      isCapped: true,
      owed: null,
    });
  });

  it('is nothing where the filter lets nothing through that was read', async () => {
    const provider = fakeDataProvider({ countDocuments: () => Promise.reject(new Error('asked')) });
    expect(await payableOf(provider, all({ status: 'error' }, 9))).toEqual({
      toPay: 0,
      isCapped: false,
      owed: {},
      alreadyPaid: 0,
      unread: 9,
    });
    expect(await payableIds(provider, all({ status: 'error' }, 9))).toEqual([]);
  });

  it('is read page by page to the end, each id once', async () => {
    const rows = Array.from({ length: 501 }, () => anInvoice({}));
    const listHistory = jest
      .fn()
      .mockResolvedValueOnce(rows.slice(0, 500))
      // One has moved from the first page to the second meanwhile.
      .mockResolvedValueOnce(rows.slice(499));
    const provider = fakeDataProvider({ listHistory });
    expect(await payableIds(provider, all({}, 501))).toEqual(rows.map(({ id }) => id));
    expect(listHistory).toHaveBeenLastCalledWith(
      expect.objectContaining({ from: 500, to: 999, filter: { status: 'completed' } }),
    );
  });

  it('narrows a filter only where both can hold', () => {
    expect(narrowed({ status: 'all' }, { status: 'completed' })).toEqual({ status: 'completed' });
    expect(narrowed({ paymentStatus: 'unpaid' }, { paymentStatus: 'paid' })).toBeNull();
  });
});
