import { Pace } from './pace';

describe('the pace of a vendor', () => {
  const never = new AbortController().signal;
  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => jest.useRealTimers());

  /** Milliseconds that the next call waits. */
  async function waited(pace: Pace): Promise<number> {
    const ended = pace.wait(never).then(() => Date.now());
    await jest.advanceTimersByTimeAsync(600_000);
    return ended;
  }

  it.each<[string, Record<string, string>, number]>([
    ['nothing said', {}, 0],
    [
      'enough left',
      { 'x-ratelimit-remaining-requests': '5', 'x-ratelimit-reset-requests': '9s' },
      0,
    ],
    [
      'no request left',
      { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '1.5s' },
      1_500,
    ],
    [
      'milliseconds',
      { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '20ms' },
      20,
    ],
    [
      'more than a minute',
      { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '6m0s' },
      60_000,
    ],
    [
      'few tokens left',
      {
        'x-ratelimit-limit-tokens': '30000',
        'x-ratelimit-remaining-tokens': '1400',
        'x-ratelimit-reset-tokens': '3s',
      },
      3_000,
    ],
    [
      'what is no duration',
      { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': 'soon' },
      0,
    ],
  ])('with %s', async (_, headers, ms) => {
    const pace = new Pace();
    pace.note(new Headers(headers));
    expect(await waited(pace)).toBe(ms);
  });

  it('keeps the longest pause', async () => {
    const pace = new Pace();
    pace.hold(2_000);
    pace.hold(500);
    expect(await waited(pace)).toBe(2_000);
  });

  it('ends at once when nobody waits any more', async () => {
    const pace = new Pace();
    pace.hold(30_000);
    const stop = new AbortController();
    const reason = new Error('cancelled');
    const run = pace.wait(stop.signal);
    stop.abort(reason);
    await expect(run).rejects.toBe(reason);
  });
});
