import { OTHER_HANDS } from '../other-hands';
import type { BenchLayout } from '../model';
import { centred } from './centred';
import { erp } from './erp';
import { fee } from './fee';
import { form } from './form';
import { matrix } from './matrix';
import { order } from './order';
import { portal } from './portal';
import { roll } from './roll';
import { sidebar } from './sidebar';
import { utilityBill } from './utility';
import { fibraHogar } from './fibra-hogar';
import { greBebidas } from './gre-bebidas';
import { ingenieriaBilingue } from './ingenieria-bilingue';
import { minimarketRollo } from './minimarket-rollo';
import { ocPesquera } from './oc-pesquera';
import { papelEmpaques } from './papel-empaques';
import { rheConsultorio } from './rhe-consultorio';
import { waybill } from './waybill';

/** The engine may be tuned on these. */
export const BUILT_LAYOUTS: readonly BenchLayout[] = [
  portal,
  erp,
  form,
  roll,
  sidebar,
  centred,
  matrix,
  fee,
  utilityBill,
  order,
  waybill,
  fibraHogar,
  greBebidas,
  ingenieriaBilingue,
  minimarketRollo,
  ocPesquera,
  papelEmpaques,
  rheConsultorio,
  ...OTHER_HANDS,
];
