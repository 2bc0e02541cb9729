import type { BenchLayout } from '../../model';
import { chargeLetter } from './charge-letter';
import { conditionLines } from './condition-lines';
import { deliveryPoints } from './delivery-points';
import { drugstore } from './drugstore';
import { halfSheet } from './half-sheet';
import { ledgerText } from './ledger-text';
import { moduleReport } from './module-report';
import { pocketRoll } from './pocket-roll';
import { spreadsheet } from './spreadsheet';
import { storeRoll } from './store-roll';

/**
 * Ten programs and sellers: a shop's spreadsheet, a supplier of sites, a large system's form, a wholesaler,
 * a letter, an online biller, an old accounting program, a business suite and two tills.
 */
export const HAND_C: readonly BenchLayout[] = [
  spreadsheet,
  deliveryPoints,
  conditionLines,
  drugstore,
  chargeLetter,
  halfSheet,
  ledgerText,
  moduleReport,
  pocketRoll,
  storeRoll,
];
