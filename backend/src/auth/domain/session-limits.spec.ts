import { isExpired } from './session-limits';

const minute = 60_000;
const limits = { idleMs: 30 * minute, absoluteMs: 480 * minute };

describe('isExpired', () => {
  it('keeps a session that is in use', () => {
    expect(isExpired({ startedAt: 0, lastActiveAt: 100 * minute }, 129 * minute, limits)).toBe(
      false,
    );
  });

  it('ends a session that was idle for the limit', () => {
    expect(isExpired({ startedAt: 0, lastActiveAt: 100 * minute }, 130 * minute, limits)).toBe(
      true,
    );
  });

  it('ends a session at its absolute age however busy it is', () => {
    expect(isExpired({ startedAt: 0, lastActiveAt: 480 * minute }, 480 * minute, limits)).toBe(
      true,
    );
  });

  it('ends a session when the clock is set back behind its last use, not when clocks differ', () => {
    const times = { startedAt: 100 * minute, lastActiveAt: 100 * minute };
    expect(isExpired(times, 95 * minute, limits)).toBe(false);
    expect(isExpired(times, 94 * minute, limits)).toBe(true);
    expect(isExpired(times, 40 * minute, limits)).toBe(true);
  });
});
