import type { BankLayout, BankPart, ChargeAccount, Payee } from '../../contracts/bank-file';
import { accountCore, bankCode, digitsOf } from '../bank-account';
import type { FixedField } from '../fixed-width';
import type { WrittenLine } from '../payment-file/write';

/** A line of a bank's file. */
export type BankLine = WrittenLine & { bank: BankPart };

/** Everything that a bank's file is written from: the same for the same record. */
export interface BankFile {
  layout: BankLayout;
  charge: ChargeAccount;
  /** ISO day on which the bank pays. */
  processDate: string;
  /** ISO day and time in Peru at which it was made. */
  madeAt: string;
  lines: readonly BankLine[];
}

/** One payment: a line, or with BCP all lines to one account. */
export interface BankPayment {
  file: BankFile;
  payee: Payee;
  /** RUC of the supplier. */
  ruc: string;
  lines: readonly [BankLine, ...BankLine[]];
  amountCents: number;
}

/** A document that a payment settles, or a credit note that it sets off. */
export interface BankDocument {
  type: 'F' | 'N';
  number: string;
  amountCents: number;
}

/** A field of a record, and where its value comes from. */
export interface LayoutField<Of> extends Omit<FixedField, 'value'> {
  value: (of: Of) => string;
}

/** What a bank takes: its records, field by field. */
export interface Layout {
  header: readonly LayoutField<{ file: BankFile; payments: readonly BankPayment[] }>[];
  payment: readonly LayoutField<BankPayment>[];
  /** Below each payment; without it every line is a payment of its own. */
  document?: readonly LayoutField<BankDocument>[];
  /** Between lines, and behind the last one or not. */
  lineEnd: string;
  endsLast: boolean;
}

/** The one field that a person may write otherwise where it does not fit. */
export const PAYEE_NAME = 'Nombre del proveedor';

type Value<Of> = string | ((of: Of) => string);
const valueOf = <Of>(value: Value<Of>): LayoutField<Of>['value'] =>
  typeof value === 'string' ? () => value : value;

/** Stands on the left; blanks fill it. */
export const text = <Of>(name: string, width: number, value: Value<Of> = ''): LayoutField<Of> => ({
  name,
  width,
  side: 'left',
  fill: ' ',
  value: valueOf(value),
});

/** Stands on the right; zeros fill it. */
export const zeros = <Of>(name: string, width: number, value: Value<Of> = ''): LayoutField<Of> => ({
  name,
  width,
  side: 'right',
  fill: '0',
  value: valueOf(value),
});

/** The bank pays on a day after the one on which the file was made. */
export const isFuture = ({ processDate, madeAt }: BankFile): boolean =>
  processDate > madeAt.slice(0, 10);

/** Of the day or time its digits. */
export const compactDate = (iso: string): string => iso.replace(/\D/g, '');

/** `F001-123` without what is neither letter nor digit. */
export const bareNumber = (number: string): string =>
  number.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

/** Letters, digits and blanks, as BBVA and Interbank take names. */
export const bareName = (name: string): string =>
  name
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Sum in cents of payments. */
export const totalOf = (payments: readonly BankPayment[]): number =>
  payments.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Whether an account is of the bank of the file; else it is paid by its CCI. */
export const isOfBank = (account: Payee['account'], bank: string): boolean =>
  bankCode(account) === bank;

/** Of an account of its own bank what identifies it, of another its CCI; null where that is not whole. */
export function targetDigits(account: Payee['account'], bank: string): string | null {
  if (isOfBank(account, bank)) return accountCore(account);
  const cci = digitsOf(account.cci);
  return cci.length === 20 && !cci.startsWith(bank) ? cci : null;
}
