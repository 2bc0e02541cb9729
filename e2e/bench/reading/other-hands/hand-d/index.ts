import type { BenchLayout } from '../../model';
import { agenteCarga } from './agente-carga';
import { agroinsumos } from './agroinsumos';
import { arriendo } from './arriendo';
import { encomienda } from './encomienda';
import { estudioLegal } from './estudio-legal';
import { internamiento } from './internamiento';
import { saneamiento } from './saneamiento';
import { seguros } from './seguros';
import { telefonia } from './telefonia';
import { traslado } from './traslado';

/**
 * Five emitters whose print is more caption than table (a utility, an insurer, an owner, a lawyer, a farm
 * supplier), and five houses of carriage, of the telephone and of public purchase.
 */
export const HAND_D: readonly BenchLayout[] = [
  saneamiento,
  seguros,
  arriendo,
  estudioLegal,
  agroinsumos,
  agenteCarga,
  encomienda,
  internamiento,
  telefonia,
  traslado,
];
