export {
  firstRefused,
  paidKey,
  preflight,
  problemsOf,
  totalsOf,
  type BankPreflight,
  type EarlierBatches,
} from './findings';
export { paymentFileText, sumOf, type WrittenLine } from './write';
