import type { BenchLayout } from '../../model';
import { bilingualLandscape } from './bilingual-landscape';
import { corporateOrder } from './corporate-order';
import { freeBiller } from './free-biller';
import { lotDistributor } from './lot-distributor';
import { patientAccount } from './patient-account';
import { senderWaybill } from './sender-waybill';

/** Six emitters that have only their trade in common. */
export const HAND_B: readonly BenchLayout[] = [
  bilingualLandscape,
  lotDistributor,
  patientAccount,
  senderWaybill,
  corporateOrder,
  freeBiller,
];
