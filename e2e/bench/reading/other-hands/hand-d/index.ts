import type { BenchLayout } from '../../model';
import { agroinsumos } from './agroinsumos';
import { arriendo } from './arriendo';
import { estudioLegal } from './estudio-legal';
import { saneamiento } from './saneamiento';
import { seguros } from './seguros';

/** Five emitters whose print is more caption than table: a utility, an insurer, an owner, a lawyer, a farm supplier. */
export const HAND_D: readonly BenchLayout[] = [
  saneamiento,
  seguros,
  arriendo,
  estudioLegal,
  agroinsumos,
];
