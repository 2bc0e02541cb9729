import type { BenchLayout } from '../../model';
import { auditoresWord } from './auditores-word';
import { concesionarioServicio } from './concesionario-servicio';
import { ferreteriaCadenaCaja } from './ferreteria-cadena-caja';
import { guiaElectricosErp } from './guia-electricos-erp';

export const HAND_Y: readonly BenchLayout[] = [
  ferreteriaCadenaCaja,
  concesionarioServicio,
  guiaElectricosErp,
  auditoresWord,
];
