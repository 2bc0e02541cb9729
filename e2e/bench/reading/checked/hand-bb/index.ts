import type { BenchLayout } from '../../model';
import { CONSULTORA_SUELOS } from './consultora-suelos';

export const HAND_BB: readonly BenchLayout[] = [CONSULTORA_SUELOS];
