import type { BenchLayout } from '../../model';
import { COMPRA_MINERA } from './compra-minera';
import { EPS_PROVINCIAL } from './eps-provincial';
import { FERRETERO } from './ferretero';
import { NOTA_MATERIALES } from './nota-materiales';
import { PANADERIA } from './panaderia';
import { REPARTO_ALIMENTOS } from './reparto-alimentos';
import { RHE_SUNAT } from './rhe-sunat';
import { SEE_SOL_SERVICIOS } from './see-sol-servicios';

export const HAND_G: readonly BenchLayout[] = [
  FERRETERO,
  SEE_SOL_SERVICIOS,
  PANADERIA,
  RHE_SUNAT,
  EPS_PROVINCIAL,
  COMPRA_MINERA,
  REPARTO_ALIMENTOS,
  NOTA_MATERIALES,
];
