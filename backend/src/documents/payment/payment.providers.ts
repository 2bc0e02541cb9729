import { BulkPaymentService } from './bulk-payment.service';
import { CreditNotes } from './credit-notes.service';
import { DuplicateAcceptanceService } from './duplicate-acceptance.service';
import { PaymentService } from './payment.service';

/** What payments and accepted duplicates are made of. */
export const PAYMENT_PROVIDERS = [
  DuplicateAcceptanceService,
  PaymentService,
  BulkPaymentService,
  CreditNotes,
];
