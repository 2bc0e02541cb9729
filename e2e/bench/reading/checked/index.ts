import type { BenchLayout } from '../model';
import { HAND_E } from './hand-e';

/** Layouts of other hands: the engine is measured on them and never changed for them. */
export const CHECKED_LAYOUTS: readonly BenchLayout[] = [...HAND_E];
