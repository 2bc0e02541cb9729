import type { Racer, Run } from './ways';

/** A way that expects to take longer than the best by this factor is behind. */
const BEHIND = 1.25;
/** What a way that is behind may cost, as a part of what the others do. */
const SHARE_BEHIND = 1 / 8;
/** What is spent before the ways are compared again. */
const STRETCH = 100;

/**
 * Lets several ways of answering work in turns, always the one that has cost least, until the first has
 * the answer: so it never costs much more than the best of them would alone. One that expects to take much
 * longer than another gets a small share only; it is not given up, because expectations can be wrong.
 */
export function* fastest(racers: readonly Racer[]): Run {
  const runners = racers.map((racer) => ({ racer, cost: 0, share: 1 }));
  const turnOf = (one: { cost: number; share: number }): number => one.cost / one.share;
  for (let stretch = 0; ;) {
    const next = runners.reduce((best, one) => (turnOf(one) < turnOf(best) ? one : best));
    const step = next.racer.run.next();
    if (step.done) return step.value;
    next.cost += step.value;
    stretch += step.value;
    if (stretch >= STRETCH) {
      const left = runners.map(({ racer }) => racer.left());
      const best = Math.min(...left.map((one) => one ?? Infinity));
      for (const [at, one] of runners.entries()) one.share = shareOf(left[at] ?? null, best);
      stretch = 0;
    }
    yield step.value;
  }
}

function shareOf(left: number | null, best: number): number {
  return left !== null && left > best * BEHIND ? SHARE_BEHIND : 1;
}
