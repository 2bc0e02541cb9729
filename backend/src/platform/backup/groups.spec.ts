import { forAll } from './folders';

describe('forAll', () => {
  const items = Array.from({ length: 30 }, (_, n) => n);

  it('does every item once, several at a time', async () => {
    const done: number[] = [];
    let [under, most] = [0, 0];
    await forAll(items, async (item) => {
      under += 1;
      most = Math.max(most, under);
      await new Promise(setImmediate);
      under -= 1;
      done.push(item);
    });
    expect(done.sort((a, b) => a - b)).toEqual(items);
    expect(most).toBeGreaterThan(1);
  });

  it('begins nothing after a failure, and throws it when all that was begun has ended', async () => {
    const ended: number[] = [];
    const work = async (item: number): Promise<void> => {
      await new Promise(setImmediate);
      if (item === 1) throw new Error('full');
      ended.push(item);
    };
    await expect(forAll(items, work)).rejects.toThrow('full');
    expect(ended).toEqual([0, 2, 3, 4, 5, 6, 7]);
  });
});
