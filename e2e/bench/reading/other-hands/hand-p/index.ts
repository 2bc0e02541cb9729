import type { BenchLayout } from '../../model';
import { ALIMENTOS_SMARTFORM } from './alimentos-smartform';
import { BOTICA_CADENA } from './botica-cadena';
import { COPIADORAS_CONTADORES } from './copiadoras-contadores';
import { GRT_CONCENTRADOS } from './grt-concentrados';
import { LIMPIEZA_CONTRATO } from './limpieza-contrato';
import { NC_ELECTROHOGAR } from './nc-electrohogar';
import { OC_PLASTICOS_EXCEL } from './oc-plasticos-excel';
import { VIAJES_BOLETOS } from './viajes-boletos';

export const HAND_P: readonly BenchLayout[] = [
  ALIMENTOS_SMARTFORM,
  LIMPIEZA_CONTRATO,
  BOTICA_CADENA,
  NC_ELECTROHOGAR,
  VIAJES_BOLETOS,
  COPIADORAS_CONTADORES,
  OC_PLASTICOS_EXCEL,
  GRT_CONCENTRADOS,
];
