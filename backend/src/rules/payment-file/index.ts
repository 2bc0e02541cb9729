export {
  firstRefused,
  paidKey,
  preflight,
  problemsOf,
  totalsOf,
  type EarlierBatches,
  type PreflightSubject,
} from './findings';
export type { PayableDocument } from './lines';
export { paymentFileText, sumOf, type PaymentFile, type WrittenLine } from './write';
