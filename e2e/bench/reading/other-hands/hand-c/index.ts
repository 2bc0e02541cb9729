import type { BenchLayout } from '../../model';
import { chargeLetter } from './charge-letter';
import { conditionLines } from './condition-lines';
import { deliveryPoints } from './delivery-points';
import { drugstore } from './drugstore';
import { spreadsheet } from './spreadsheet';

/** Five sellers: a shop's spreadsheet, a supplier of sites, a large system's form, a wholesaler and a letter. */
export const HAND_C: readonly BenchLayout[] = [
  spreadsheet,
  deliveryPoints,
  conditionLines,
  drugstore,
  chargeLetter,
];
