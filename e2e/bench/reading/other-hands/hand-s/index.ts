import type { BenchLayout } from '../../model';
import { banqueteEvento } from './banquete-evento';
import { gamarraDocenas } from './gamarra-docenas';

export const LEARNED_OF_HAND_S: readonly BenchLayout[] = [banqueteEvento, gamarraDocenas];
