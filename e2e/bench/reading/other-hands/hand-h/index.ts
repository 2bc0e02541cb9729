import type { BenchLayout } from '../../model';
import { CLINICA_COMPRA } from './clinica-compra';
import { INFORMATICA } from './informatica';
import { LABORATORIO_AS400 } from './laboratorio-as400';
import { LUZ_INDUSTRIAL } from './luz-industrial';
import { RESTAURANTE_A5 } from './restaurante-a5';
import { SUPERMERCADO } from './supermercado';
import { TALLER_AUTOMOTRIZ } from './taller-automotriz';
import { TRANSPORTE_APAISADO } from './transporte-apaisado';

export const HAND_H: readonly BenchLayout[] = [
  INFORMATICA,
  TALLER_AUTOMOTRIZ,
  SUPERMERCADO,
  TRANSPORTE_APAISADO,
  LABORATORIO_AS400,
  LUZ_INDUSTRIAL,
  CLINICA_COMPRA,
  RESTAURANTE_A5,
];
