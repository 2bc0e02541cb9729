import type { BenchLayout } from '../model';
import { HAND_U } from './hand-u';

/** Layouts of other hands: the engine is measured on them and never changed for them. */
export const CHECKED_LAYOUTS: readonly BenchLayout[] = [...HAND_U];
