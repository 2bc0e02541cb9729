import type { BenchLayout } from '../model';
import { HAND_P } from './hand-p';
import { HAND_R } from './hand-r';

/** Layouts of other hands: the engine is measured on them and never changed for them. */
export const CHECKED_LAYOUTS: readonly BenchLayout[] = [...HAND_P, ...HAND_R];
