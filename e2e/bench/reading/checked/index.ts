import type { BenchLayout } from '../model';
import { HAND_G } from './hand-g';
import { HAND_H } from './hand-h';

/** Layouts of other hands: the engine is measured on them and never changed for them. */
export const CHECKED_LAYOUTS: readonly BenchLayout[] = [...HAND_G, ...HAND_H];
