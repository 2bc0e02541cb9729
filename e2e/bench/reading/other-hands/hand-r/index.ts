import type { BenchLayout } from '../../model';
import { aguaEpsTalon } from './agua-eps-talon';
import { clubAcademia } from './club-academia';
import { lavanderiaRollo } from './lavanderia-rollo';
import { notaFacturalo } from './nota-facturalo';
import { ordenSigaMuni } from './orden-siga-muni';
import { quimicosNavision } from './quimicos-navision';

export const HAND_R: readonly BenchLayout[] = [
  quimicosNavision,
  clubAcademia,
  lavanderiaRollo,
  notaFacturalo,
  aguaEpsTalon,
  ordenSigaMuni,
];
