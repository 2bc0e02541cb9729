import type { BenchLayout } from '../model';
import { distributor } from './distributor';
import { feeReceipt } from './fee-receipt';
import { hotelFolio } from './hotel-folio';
import { powerBill } from './power-bill';
import { preprinted } from './preprinted';
import { pumpTicket } from './pump-ticket';
import { purchaseOrder } from './purchase-order';
import { transport } from './transport';

/** Layouts of another hand: the engine is measured on them and never changed for them. */
export const CHECKED_LAYOUTS: readonly BenchLayout[] = [
  transport,
  preprinted,
  pumpTicket,
  powerBill,
  feeReceipt,
  purchaseOrder,
  hotelFolio,
  distributor,
];
