import type { BenchLayout } from '../../model';
import { agenteCarga } from './agente-carga';
import { encomienda } from './encomienda';
import { internamiento } from './internamiento';
import { telefonia } from './telefonia';
import { traslado } from './traslado';

/** Five houses of carriage, of the telephone and of public purchase. */
export const HAND_D: readonly BenchLayout[] = [
  agenteCarga,
  encomienda,
  internamiento,
  telefonia,
  traslado,
];
