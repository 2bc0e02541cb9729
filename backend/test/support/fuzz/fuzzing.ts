import type { Parameters } from 'fast-check';

const MINUTE = 60_000;
/** Of the runs that every test run makes: a fault is found there for good, or never. */
const SEED = 28;

/**
 * How long is fuzzed: `npm run fuzz -- 30` sets the minutes, each time with another seed; without it there are a few
 * runs, always the same. To be called outside of the tests: within one it is too late for their time limit.
 */
export function fuzzing<T>({ numRuns }: { numRuns: number }): {
  isLong: boolean;
  parameters: Parameters<T>;
} {
  const minutes = Number(process.env.FUZZ_MINUTES ?? 0);
  if (minutes === 0) return { isLong: false, parameters: { seed: SEED, numRuns } };
  const interruptAfterTimeLimit = minutes * MINUTE;
  jest.setTimeout(interruptAfterTimeLimit + 10 * MINUTE);
  return {
    isLong: true,
    parameters: { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit },
  };
}
