import type { BenchLayout } from '../../model';
import { GAS_DOMICILIARIO } from './gas-domiciliario';
import { NOTAS_LIMPIEZA } from './notas-limpieza';

export const HAND_AA: readonly BenchLayout[] = [NOTAS_LIMPIEZA, GAS_DOMICILIARIO];
