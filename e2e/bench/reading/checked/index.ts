import type { BenchLayout } from '../model';
import { HAND_W } from './hand-w';

/** Layouts of other hands: the engine is measured on them and never changed for them. */
export const CHECKED_LAYOUTS: readonly BenchLayout[] = [...HAND_W];
