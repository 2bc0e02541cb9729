import type { BenchLayout } from '../../model';
import { HARINA_PESCADO_OC } from './harina-pescado-oc';
import { HONORARIOS_WEB } from './honorarios-web';

export const HAND_M: readonly BenchLayout[] = [HARINA_PESCADO_OC, HONORARIOS_WEB];
