import type { BenchLayout } from '../../model';
import { ADUANAS_BIMONEDA } from './aduanas-bimoneda';
import { AGUA_LECTURAS } from './agua-lecturas';
import { FLOTA_COMBUSTIBLE } from './flota-combustible';
import { PUBLICIDAD_WEB } from './publicidad-web';
import { RESGUARDO_MENSUAL } from './resguardo-mensual';
import { RHE_RETIPEADO } from './rhe-retipeado';
import { SEMILLAS_CRYSTAL } from './semillas-crystal';
import { TEXTOS_ESCOLARES } from './textos-escolares';

export const HAND_T: readonly BenchLayout[] = [
  PUBLICIDAD_WEB,
  RESGUARDO_MENSUAL,
  FLOTA_COMBUSTIBLE,
  TEXTOS_ESCOLARES,
  AGUA_LECTURAS,
  ADUANAS_BIMONEDA,
  SEMILLAS_CRYSTAL,
  RHE_RETIPEADO,
];
