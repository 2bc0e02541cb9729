import type { BenchLayout } from '../../model';
import { FIERRO_CEMENTO } from './fierro-cemento';
import { LINEA_BLANCA } from './linea-blanca';

export const HAND_X: readonly BenchLayout[] = [FIERRO_CEMENTO, LINEA_BLANCA];
