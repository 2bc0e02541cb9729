import type { BenchLayout } from '../../model';
import { CABLE_HOGAR } from './cable-hogar';
import { COMBOS } from './combos';
import { DEPOSITO_TEMPORAL } from './deposito-temporal';
import { FUNDO } from './fundo';
import { LIBRERIA } from './libreria';
import { NOTA_SOL } from './nota-sol';
import { VALORIZACION } from './valorizacion';
import { VETERINARIA } from './veterinaria';

export const HAND_N: readonly BenchLayout[] = [
  VETERINARIA,
  DEPOSITO_TEMPORAL,
  COMBOS,
  NOTA_SOL,
  VALORIZACION,
  CABLE_HOGAR,
  FUNDO,
  LIBRERIA,
];
