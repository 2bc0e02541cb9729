import { COUNT_MAX } from '../../../contracts/list-query';
import { COUNT_BATCH, countWithin, type Counted } from './tally';

const one: Counted = {
  _id: 'a',
  createdAt: new Date(0),
  status: 'completed',
  currency: 'PEN',
  totalCents: 1050,
};
const batches = (...sizes: number[]) => {
  const left = [...sizes];
  return () => Promise.resolve(Array.from({ length: left.shift() ?? 0 }, () => one));
};
const still = () => 0;

describe('countWithin', () => {
  it('adds up all batches, amounts by currency of completed documents only', async () => {
    const documents: Counted[] = [
      one,
      { ...one, currency: 'USD', totalCents: -20 },
      { ...one, status: 'error' },
      { ...one, totalCents: null },
      { ...one, totalCents: 5 },
    ];
    const count = await countWithin(() => Promise.resolve(documents), still);
    expect(count).toEqual({ total: 5, isCapped: false, amounts: { PEN: 10.55, USD: -0.2 } });
  });

  it('goes on after the last document of a full batch', async () => {
    const count = await countWithin(batches(COUNT_BATCH, COUNT_BATCH, 3), still);
    expect(count).toMatchObject({ total: 2 * COUNT_BATCH + 3, isCapped: false });
  });

  it('ends at the most that is counted, and says so', async () => {
    const count = await countWithin(batches(...Array<number>(99).fill(COUNT_BATCH)), still);
    expect(count).toMatchObject({ total: COUNT_MAX, isCapped: true });
  });

  it('ends when it takes too long, and says so', async () => {
    let now = 0;
    const clock = () => (now += 1_500);
    const count = await countWithin(batches(COUNT_BATCH, COUNT_BATCH, 1), clock);
    expect(count).toMatchObject({ total: 2 * COUNT_BATCH, isCapped: true });
  });
});
