export { controlTotal } from './bcp';
export { chargeProblem } from './charge';
export { payeeOf, type FoundPayee } from './payee';
export type { BankFile, BankLine } from './table';
export { bankFileBytes, bankRecords, lineProblem, type BankRecord } from './write';
