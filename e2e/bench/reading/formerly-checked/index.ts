import type { BenchLayout } from '../model';
import { distributor } from './distributor';
import { feeReceipt } from './fee-receipt';
import { HAND_B } from './hand-b';
import { HAND_C } from './hand-c';
import { HAND_D } from './hand-d';
import { hotelFolio } from './hotel-folio';
import { powerBill } from './power-bill';
import { preprinted } from './preprinted';
import { pumpTicket } from './pump-ticket';
import { purchaseOrder } from './purchase-order';
import { transport } from './transport';

/** Layouts of other hands that were only checked until the engine began to learn from what it missed on them. */
export const FORMERLY_CHECKED: readonly BenchLayout[] = [
  transport,
  preprinted,
  pumpTicket,
  powerBill,
  feeReceipt,
  purchaseOrder,
  hotelFolio,
  distributor,
  ...HAND_B,
  ...HAND_C,
  ...HAND_D,
];
