import type { BenchLayout } from '../../model';
import { OPTICA_CADENA } from './optica-cadena';
import { PAPEL_EMPAQUE } from './papel-empaque';

export const HAND_L: readonly BenchLayout[] = [PAPEL_EMPAQUE, OPTICA_CADENA];
