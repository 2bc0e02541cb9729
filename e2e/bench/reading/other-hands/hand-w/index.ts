import type { BenchLayout } from '../../model';
import { BUSES_CONTRATO } from './buses-contrato';
import { CUOTA_MANTENIMIENTO } from './cuota-mantenimiento';
import { LACTEOS_RUTA } from './lacteos-ruta';
import { METALMECANICA_EXCEL } from './metalmecanica-excel';
import { NC_LABORATORIO_JDE } from './nc-laboratorio-jde';
import { OC_UNIVERSIDAD_PEOPLESOFT } from './oc-universidad-peoplesoft';
import { REPUESTOS_IMPORTADOS } from './repuestos-importados';
import { UTILES_NUBEFACT } from './utiles-nubefact';

export const HAND_W: readonly BenchLayout[] = [
  UTILES_NUBEFACT,
  NC_LABORATORIO_JDE,
  BUSES_CONTRATO,
  LACTEOS_RUTA,
  OC_UNIVERSIDAD_PEOPLESOFT,
  CUOTA_MANTENIMIENTO,
  METALMECANICA_EXCEL,
  REPUESTOS_IMPORTADOS,
];
