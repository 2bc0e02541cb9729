import type { BenchLayout } from '../../model';
import { FACTURADOR_GRATUITO } from './facturador-gratuito';

export const HAND_CC: readonly BenchLayout[] = [FACTURADOR_GRATUITO];
