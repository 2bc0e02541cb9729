import type { BenchLayout } from '../../model';
import { gasesBalones } from './gases-balones';
import { notaDistribuidora } from './nota-distribuidora';
import { ocMinaSap } from './oc-mina-sap';
import { polleriaMozo } from './polleria-mozo';

export const HAND_S: readonly BenchLayout[] = [
  polleriaMozo,
  notaDistribuidora,
  ocMinaSap,
  gasesBalones,
];
