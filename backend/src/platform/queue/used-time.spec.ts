import { fadedMs, UsedTime } from './deliver';

const MINUTE = 60_000;

describe('what was used in the last minutes', () => {
  it('adds up, each for itself', () => {
    const used = new UsedTime();
    used.add('a', 100, 0);
    used.add('a', 50, 0);
    used.add('b', 7, 0);
    expect([used.of('a', 0), used.of('b', 0), used.of('c', 0)]).toEqual([150, 7, 0]);
  });

  it('is half of it after five minutes, and nothing after an hour', () => {
    const used = new UsedTime();
    used.add('a', 1_000, 0);
    expect(used.of('a', 5 * MINUTE)).toBeCloseTo(500);
    used.add('a', 100, 5 * MINUTE);
    expect(used.of('a', 10 * MINUTE)).toBeCloseTo(300);
    expect(used.of('a', 70 * MINUTE)).toBeLessThan(1);
  });

  it('stays when the clock is set back', () => {
    expect(fadedMs(100, 10 * MINUTE, 0)).toBe(100);
  });
});
