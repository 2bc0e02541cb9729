import type { BenchLayout } from '../../model';
import { despachoAduana } from './despacho-aduana';
import { alquilerDolares } from './alquiler-dolares';
import { bazarRollo } from './bazar-rollo';
import { cosmeticaNotaCredito } from './cosmetica-nota-credito';
import { electricaRural } from './electrica-rural';
import { guiaFerreteria } from './guia-ferreteria';
import { importadoraMedica } from './importadora-medica';
import { ordenMinera } from './orden-minera';

export const HAND_K: readonly BenchLayout[] = [
  importadoraMedica,
  bazarRollo,
  despachoAduana,
  cosmeticaNotaCredito,
  electricaRural,
  ordenMinera,
  guiaFerreteria,
  alquilerDolares,
];
