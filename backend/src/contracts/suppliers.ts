import type { CuentaData } from './extracted-data';
import type { DocumentCount } from './list-query';

/** How a person of treasury made sure that an account is the supplier's. */
export const ACCOUNT_PROOF_LABEL = {
  llamada: 'Llamé al proveedor, a un número que ya teníamos',
  contrato: 'Está en el contrato',
  constancia_bancaria: 'Constancia del banco',
} as const;
export type AccountProof = keyof typeof ACCOUNT_PROOF_LABEL;

/**
 * Where an account of a supplier stands. `nueva`: the first that was seen, nobody has confirmed it. `otra`:
 * came when there was one already, and nobody has confirmed it. `por_aceptar`: one person has, a second has to.
 */
export const ACCOUNT_STATES = ['confirmada', 'nueva', 'otra', 'por_aceptar', 'retirada'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export const ACCOUNT_STATE_LABEL: Readonly<Record<AccountState, string>> = {
  confirmada: 'Confirmada',
  nueva: 'Sin confirmar',
  otra: 'Distinta, sin confirmar',
  por_aceptar: 'Falta una segunda persona',
  retirada: 'Retirada',
};

/** Who did something with an account; `at` is ISO. */
interface AccountAct {
  by: string;
  byName: string;
  at: string;
}

/** An account of a supplier with its story: what was seen, and who stands for it. */
export interface RegisteredAccount extends CuentaData {
  id: string;
  /** The supplier had another one when this one came. */
  isOther: boolean;
  /** The first document that it stood on; null of one that was typed in. */
  seen: { documentId: string; label: string; at: string } | null;
  confirmed: (AccountAct & { proof: AccountProof; comment: string }) | null;
  /** By the second person, or after a day by the only one there is. */
  accepted: (AccountAct & { reason: string }) | null;
  withdrawn: (AccountAct & { reason: string }) | null;
}

/** What can happen to an account of a supplier; names are stored and never change. */
export type SupplierAccountEvent =
  | 'SupplierAccountSeen'
  | 'SupplierAccountConfirmed'
  | 'SupplierAccountAccepted'
  | 'SupplierAccountWithdrawn';

/** Hours that the only payer of a company waits before accepting what they have confirmed themselves. */
export const ONLY_PAYER_HOURS = 24;

/** A row of `GET /api/suppliers`. */
export interface SupplierRow {
  /** The RUC. */
  id: string;
  ruc: string;
  /** On its newest document. */
  name: string;
  documents: number;
  /** Documents that are not paid. */
  unpaid: number;
  /** Accounts that stop a payment. */
  waiting: number;
  confirmed: number;
}

/** By what `GET /api/suppliers` is sorted, the most first; paged by `range`. */
export const SUPPLIER_SORTS = ['unpaid', 'waiting', 'documents', 'ruc'] as const;
export type SupplierSort = (typeof SUPPLIER_SORTS)[number];
export const SUPPLIER_PAGE_MAX = 100;

/** An account as its page shows it, with what the asking person may do. */
export interface SupplierAccount extends RegisteredAccount {
  state: AccountState;
  /** What does not agree within its numbers; Spanish sentences. */
  findings: string[];
  /** Documents of the supplier on which it stands; of the newest `SUPPLIER_DOCUMENTS_MAX`. */
  documents: number;
  paid: number;
  /** Why the asking person may not accept it; null when they may, or nothing is to be accepted. */
  acceptRefusal: string | null;
}

/** Documents of one supplier that are looked at for its page. */
export const SUPPLIER_DOCUMENTS_MAX = 500;

/** How to reach a supplier by what its documents print; what stands beside an account that waits is left out. */
export interface SupplierContacts {
  telephones: string[];
  emails: string[];
  addresses: string[];
  /** Something was left out. */
  isPartial: boolean;
}

/** Answer of `GET /api/suppliers/{ruc}`. */
export interface Supplier extends SupplierRow {
  /** Other names that its documents print. */
  names: string[];
  /** What its documents come to, by currency. */
  sums: DocumentCount;
  accounts: SupplierAccount[];
  contacts: SupplierContacts;
}

/** Body of `POST /api/suppliers/{ruc}/accounts`: of a known account its id, of a new one its numbers. */
export interface AccountConfirmation {
  accountId?: string;
  account?: CuentaData;
  proof: AccountProof;
  comment: string;
}

/** Body of `POST /api/suppliers/{ruc}/accounts/{id}/accept` and `/withdraw`. */
export interface AccountReason {
  reason: string;
}
