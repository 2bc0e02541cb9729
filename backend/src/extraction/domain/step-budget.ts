/** More than the sums of twenty honest pages need; gone in less than a second. */
const MAX_STEPS = 200_000;

/**
 * Counts the steps of a search over what a stranger printed. When they are spent the search has found nothing:
 * a page can hold more sums and amounts than can be tried with each other.
 */
export class StepBudget {
  constructor(private left = MAX_STEPS) {}

  /** Takes what the next steps cost; false when no more may be gone. */
  take(steps = 1): boolean {
    this.left -= steps;
    return this.left >= 0;
  }
}
