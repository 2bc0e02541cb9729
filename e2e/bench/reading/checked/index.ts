import type { BenchLayout } from '../model';
import { HAND_E } from './hand-e';
import { HAND_F } from './hand-f';

/** Layouts of other hands: the engine is measured on them and never changed for them. */
export const CHECKED_LAYOUTS: readonly BenchLayout[] = [...HAND_E, ...HAND_F];
