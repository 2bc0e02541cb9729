import type { BenchLayout } from '../model';
import { distributor } from './distributor';
import { feeReceipt } from './fee-receipt';
import { HAND_A } from './hand-a';
import { HAND_AA } from './hand-aa';
import { HAND_B } from './hand-b';
import { HAND_C } from './hand-c';
import { HAND_D } from './hand-d';
import { HAND_E } from './hand-e';
import { HAND_F } from './hand-f';
import { HAND_G } from './hand-g';
import { HAND_H } from './hand-h';
import { HAND_I } from './hand-i';
import { HAND_J } from './hand-j';
import { HAND_K } from './hand-k';
import { HAND_M } from './hand-m';
import { HAND_N } from './hand-n';
import { HAND_P } from './hand-p';
import { HAND_Q } from './hand-q';
import { HAND_R } from './hand-r';
import { LEARNED_OF_HAND_S } from './hand-s';
import { HAND_T } from './hand-t';
import { HAND_U } from './hand-u';
import { HAND_W } from './hand-w';
import { HAND_X } from './hand-x';
import { HAND_Y } from './hand-y';
import { HAND_Z } from './hand-z';
import { hotelFolio } from './hotel-folio';
import { ocMinaSap } from './oc-mina-sap';
import { powerBill } from './power-bill';
import { preprinted } from './preprinted';
import { pumpTicket } from './pump-ticket';
import { purchaseOrder } from './purchase-order';
import { transport } from './transport';

/**
 * Layouts of other hands that the engine learns from. All of them were only checked before, but for hand K and
 * the halves of hands C and D that chance gave to learning at once.
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
  ocMinaSap,
  ...HAND_A,
  ...HAND_AA,
  ...HAND_B,
  ...HAND_C,
  ...HAND_D,
  ...HAND_E,
  ...HAND_F,
  ...HAND_G,
  ...HAND_H,
  ...HAND_I,
  ...HAND_J,
  ...HAND_K,
  ...HAND_M,
  ...HAND_N,
  ...HAND_P,
  ...HAND_Q,
  ...HAND_R,
  ...LEARNED_OF_HAND_S,
  ...HAND_T,
  ...HAND_U,
  ...HAND_W,
  ...HAND_X,
  ...HAND_Y,
  ...HAND_Z,
];
