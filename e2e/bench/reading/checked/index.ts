import type { BenchLayout } from '../model';
import { HAND_CC } from './hand-cc';
import { HAND_S } from './hand-s';
import { HAND_V } from './hand-v';

/** Layouts of other hands: the engine is measured on them and never changed for them. */
export const CHECKED_LAYOUTS: readonly BenchLayout[] = [...HAND_CC, ...HAND_S, ...HAND_V];
