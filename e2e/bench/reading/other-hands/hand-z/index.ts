import type { BenchLayout } from '../../model';
import { COURIER_GUIAS } from './courier-guias';
import { LINEAS_EMPRESA } from './lineas-empresa';

export const HAND_Z: readonly BenchLayout[] = [COURIER_GUIAS, LINEAS_EMPRESA];
