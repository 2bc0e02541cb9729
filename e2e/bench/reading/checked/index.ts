import type { BenchLayout } from '../model';
import { HAND_A } from './hand-a';
import { HAND_C } from './hand-c';
import { HAND_D } from './hand-d';

/** Layouts of other hands: the engine is measured on them and never changed for them. */
export const CHECKED_LAYOUTS: readonly BenchLayout[] = [...HAND_A, ...HAND_C, ...HAND_D];
