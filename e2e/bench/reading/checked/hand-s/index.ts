import type { BenchLayout } from '../../model';
import { gasesBalones } from './gases-balones';
import { notaDistribuidora } from './nota-distribuidora';
import { polleriaMozo } from './polleria-mozo';

export const HAND_S: readonly BenchLayout[] = [polleriaMozo, notaDistribuidora, gasesBalones];
