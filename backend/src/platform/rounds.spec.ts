import { Rounds } from './timing';

describe('rounds of background work', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('come one after another, whoever asks for them', async () => {
    const seen: string[] = [];
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const rounds = new Rounds(async () => {
      seen.push('begun');
      await gate;
      seen.push('done');
    });
    const both = [rounds.run(), rounds.run()];
    await jest.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['begun']);
    open();
    await Promise.all(both);
    expect(seen).toEqual(['begun', 'done', 'begun', 'done']);
  });

  it('begin after the first pause and then keep their interval', async () => {
    const work = jest.fn(() => Promise.resolve());
    const rounds = new Rounds(work);
    rounds.every(100, 10);
    await jest.advanceTimersByTimeAsync(9);
    expect(work).toHaveBeenCalledTimes(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(300);
    expect(work).toHaveBeenCalledTimes(4);
    await rounds.stop();
    await jest.advanceTimersByTimeAsync(300);
    expect(work).toHaveBeenCalledTimes(4);
  });

  it('are not cut off: a stop waits for the one that runs', async () => {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const rounds = new Rounds(() => gate);
    void rounds.run();
    let isStopped = false;
    const stopping = rounds.stop().then(() => (isStopped = true));
    await jest.advanceTimersByTimeAsync(0);
    expect(isStopped).toBe(false);
    open();
    await stopping;
    expect(isStopped).toBe(true);
  });
});
