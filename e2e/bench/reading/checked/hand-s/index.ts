import type { BenchLayout } from '../../model';
import { ascensoresStarsoft } from './ascensores-starsoft';
import { gasesBalones } from './gases-balones';
import { notaDistribuidora } from './nota-distribuidora';
import { polleriaMozo } from './polleria-mozo';
import { saludOcupacional } from './salud-ocupacional';

export const HAND_S: readonly BenchLayout[] = [
  polleriaMozo,
  notaDistribuidora,
  gasesBalones,
  ascensoresStarsoft,
  saludOcupacional,
];
