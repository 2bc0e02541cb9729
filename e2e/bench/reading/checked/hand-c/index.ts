import type { BenchLayout } from '../../model';
import { halfSheet } from './half-sheet';
import { ledgerText } from './ledger-text';
import { moduleReport } from './module-report';
import { pocketRoll } from './pocket-roll';
import { storeRoll } from './store-roll';

/** Five programs: an online biller, an old accounting program, a business suite and two tills. */
export const HAND_C: readonly BenchLayout[] = [
  halfSheet,
  ledgerText,
  moduleReport,
  pocketRoll,
  storeRoll,
];
