import { watchWanted } from './reading-tries.service';

describe('watchWanted', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Watches work of which these answers are given, one after the other, the last for ever. */
  function watched(...answers: (boolean | Error)[]) {
    const stop = jest.fn();
    const isWanted = jest.fn(() => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? true);
    });
    return { stop, isWanted, end: watchWanted(isWanted, stop) };
  }

  it('stops work once when it is not wanted any more', async () => {
    const { stop } = watched(true, true, false);
    await jest.advanceTimersByTimeAsync(2_500);
    expect(stop).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('goes on while nobody can say whether it is wanted', async () => {
    const { stop, isWanted } = watched(new Error('the store is away'));
    await jest.advanceTimersByTimeAsync(5_500);
    expect(isWanted).toHaveBeenCalledTimes(5);
    expect(stop).not.toHaveBeenCalled();
  });

  it('asks no more when the work has ended', async () => {
    const { stop, isWanted, end } = watched(false);
    end();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(isWanted).not.toHaveBeenCalled();
    expect(stop).not.toHaveBeenCalled();
  });
});
