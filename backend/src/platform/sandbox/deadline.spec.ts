import { isGivenUp } from './deadline';

describe('a request whose wall time is over', () => {
  const late = {
    wallMs: 10_000,
    elapsedMs: 10_000,
    sinceMs: 10_000,
    workedMs: 4_000,
    workedSinceMs: 4_000,
  };

  it('goes on while the machine had no time for it', () => {
    expect(isGivenUp(late)).toBe(false);
    expect(isGivenUp({ ...late, elapsedMs: 60_000, sinceMs: 1_000, workedSinceMs: 5 })).toBe(false);
  });

  it('is given up once it has worked as long as it may', () => {
    expect(isGivenUp({ ...late, workedMs: 10_000 })).toBe(true);
  });

  it('is given up when it does nothing', () => {
    expect(isGivenUp({ ...late, workedSinceMs: 10 })).toBe(true);
    expect(isGivenUp({ ...late, workedMs: 0, workedSinceMs: 0 })).toBe(true);
  });

  it('is given up after eight times its time, however busy the machine is', () => {
    expect(isGivenUp({ ...late, elapsedMs: 80_000 })).toBe(true);
  });

  it('is given up at once where nobody can tell how long it worked', () => {
    expect(isGivenUp({ ...late, workedMs: null, workedSinceMs: null })).toBe(true);
  });
});
