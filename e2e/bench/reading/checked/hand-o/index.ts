import type { BenchLayout } from '../../model';
import { EMBOTELLADORA_REPARTO } from './embotelladora-reparto';
import { TIENDA_CONVENIENCIA } from './tienda-conveniencia';

export const HAND_O: readonly BenchLayout[] = [TIENDA_CONVENIENCIA, EMBOTELLADORA_REPARTO];
