export { chargeName, chargeProblem } from './charge';
export { payeeOf } from './payee';
export type { BankFile, BankLine } from './table';
export { bankFileBytes, bankRecords, lineProblem, type BankRecord } from './write';
