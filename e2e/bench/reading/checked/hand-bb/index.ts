import type { BenchLayout } from '../../model';
import { CONSULTORA_SUELOS } from './consultora-suelos';
import { EXPORTADORA_BILINGUE } from './exportadora-bilingue';

export const HAND_BB: readonly BenchLayout[] = [CONSULTORA_SUELOS, EXPORTADORA_BILINGUE];
