import type { CuentaData } from './extracted-data';

/** Files of banks beside the one of the specification; `bank` is the first three digits of its CCI. */
export const BANK_LAYOUTS = {
  bcp: { bank: '002', name: 'BCP', program: 'Telecrédito, proveedores', isUnproven: false },
  bbva: { bank: '011', name: 'BBVA', program: 'Net Cash, proveedores', isUnproven: false },
  /** From one source that nobody has compared with a file that the bank took. */
  interbank: { bank: '003', name: 'Interbank', program: 'proveedores', isUnproven: true },
} as const;
export type BankLayout = keyof typeof BANK_LAYOUTS;

/** `foliado` is the file of spec section 9. */
export type PaymentLayout = 'foliado' | BankLayout;
export const PAYMENT_LAYOUTS = ['foliado', 'bcp', 'bbva', 'interbank'] as const;

export const isBankLayout = (layout: PaymentLayout | undefined): layout is BankLayout =>
  layout !== undefined && layout !== 'foliado';

/** Days ahead that a process date may lie. */
export const MAX_PROCESS_DAYS = 60;

export const CHARGE_CURRENCIES = ['PEN', 'USD'] as const;
export const CHARGE_KINDS = ['corriente', 'maestra'] as const;
/** A company has a few. */
export const MAX_CHARGE_ACCOUNTS = 20;

/** An account of the company that its payments are charged to. */
export interface ChargeAccount {
  banco: (typeof BANK_LAYOUTS)[BankLayout]['bank'];
  /** Its digits; no two of a company have the same. */
  numero: string;
  moneda: (typeof CHARGE_CURRENCIES)[number];
  tipo: (typeof CHARGE_KINDS)[number];
}

/** What a person chooses for a supplier in a bank's file. */
export interface PayeeChoice {
  ruc: string;
  /** Of the registry of suppliers; absent: the one that fits best. */
  accountId?: string;
  /** Shorter than the printed one, where that does not fit. */
  name?: string;
}

/** To whom a line of a bank's file pays. */
export interface Payee {
  /** Of the registry of suppliers. */
  accountId: string;
  account: CuentaData;
  /** As it is written. */
  name: string;
}

/** An account of a supplier that the file may pay to. */
export interface PayableAccount {
  id: string;
  /** `BCP …4417`, with how it is paid. */
  label: string;
}

/** A credit note that is set off against a document, in integer cents. */
export interface SetOffAmount {
  number: string;
  amountCents: number;
}

/** What a line says more in a bank's file. */
export interface BankPart {
  payee: Payee;
  creditNotes: SetOffAmount[];
}
