import type { BenchLayout } from '../../model';
import { BIZONE } from './bizone';
import { BOTIQUIN } from './botiquin';
import { CAMPAMENTO } from './campamento';
import { CLAVESOL } from './clavesol';
import { CONTRIBUYENTE } from './contribuyente';
import { DEVUELTA } from './devuelta';
import { MEDIDOR } from './medidor';
import { SURTIDOR } from './surtidor';

/** Eight sources, from SUNAT's own programs to the systems of retailers, mines and public services. */
export const HAND_E: readonly BenchLayout[] = [
  CONTRIBUYENTE,
  BIZONE,
  BOTIQUIN,
  SURTIDOR,
  DEVUELTA,
  CLAVESOL,
  MEDIDOR,
  CAMPAMENTO,
];
