import type { BenchLayout } from '../../model';
import { fibraHogar } from './fibra-hogar';
import { greBebidas } from './gre-bebidas';
import { ingenieriaBilingue } from './ingenieria-bilingue';
import { minimarketRollo } from './minimarket-rollo';
import { ocPesquera } from './oc-pesquera';
import { papelEmpaques } from './papel-empaques';
import { rheConsultorio } from './rhe-consultorio';

export const HAND_M: readonly BenchLayout[] = [
  ocPesquera,
  rheConsultorio,
  greBebidas,
  fibraHogar,
  papelEmpaques,
  minimarketRollo,
  ingenieriaBilingue,
];
