import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 25;

/**
 * A moment for the step of the workflow that is being recorded on a document (`stepUnderWay`): until it
 * has ended nothing else may change there. Callers look again afterwards, a bounded number of times.
 */
export async function pauseForStep(): Promise<void> {
  await pause(STEP_MS);
}
