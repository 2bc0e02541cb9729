import type { BenchLayout } from '../model';
import { HAND_BB } from './hand-bb';
import { HAND_CC } from './hand-cc';
import { HAND_L } from './hand-l';
import { HAND_O } from './hand-o';
import { HAND_S } from './hand-s';
import { HAND_V } from './hand-v';

/** Layouts of other hands: the engine is measured on them and never changed for them. */
export const CHECKED_LAYOUTS: readonly BenchLayout[] = [
  ...HAND_BB,
  ...HAND_CC,
  ...HAND_L,
  ...HAND_O,
  ...HAND_S,
  ...HAND_V,
];
