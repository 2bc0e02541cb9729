import type { BenchLayout } from '../../model';
import { agencia } from './agencia';
import { agroS4 } from './agro-s4';
import { confecciones } from './confecciones';
import { consumoB1 } from './consumo-b1';
import { guiaTms } from './guia-tms';
import { polloYTienda } from './pollo-y-tienda';
import { retailB2b } from './retail-b2b';
import { telecomEmpresas } from './telecom-empresas';

export const HAND_I: readonly BenchLayout[] = [
  confecciones,
  agencia,
  polloYTienda,
  consumoB1,
  telecomEmpresas,
  retailB2b,
  guiaTms,
  agroS4,
];
