import type { BenchLayout } from '../model';
import { HAND_I } from './hand-i';
import { HAND_J } from './hand-j';

/** Layouts of other hands: the engine is measured on them and never changed for them. */
export const CHECKED_LAYOUTS: readonly BenchLayout[] = [...HAND_I, ...HAND_J];
