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

/**
 * Layouts of other hands that the engine learns from. The first ones and those of hand B were only checked
 * before; hands C and D wrote for both sides, and chance decided which layout went where.
 */
export const OTHER_HANDS: readonly BenchLayout[] = [
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
