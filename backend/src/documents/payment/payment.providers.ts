import { BulkPaymentService } from './bulk-payment.service';
import { DuplicateAcceptanceService } from './duplicate-acceptance.service';
import { PaymentRepository } from './payment.repository';
import { PaymentService } from './payment.service';
import { RepeatedComprobante } from './repeated-comprobante.service';

/** What payments and repeated comprobantes are made of. */
export const PAYMENT_PROVIDERS = [
  PaymentRepository,
  RepeatedComprobante,
  DuplicateAcceptanceService,
  PaymentService,
  BulkPaymentService,
];
