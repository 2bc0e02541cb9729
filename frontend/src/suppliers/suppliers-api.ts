import { API } from '@contracts/routes';
import type {
  AccountConfirmation,
  AccountReason,
  Supplier,
  SupplierRow,
  SupplierSort,
} from '@contracts/suppliers';
import { read } from '../api/http-client';
import { type PageWish, requestPage, sendForJson } from '../api/request-page';

/** Of all that is asked of suppliers: what pays or confirms changes it. */
export const SUPPLIERS_KEY = ['suppliers'] as const;

/** What the screens of suppliers ask of the server. Queries are null when signed out. */
export const supplierVerbs = {
  listSuppliers: (
    asked: { search: string; sort: SupplierSort },
    which: PageWish,
    signal?: AbortSignal,
  ) => requestPage<SupplierRow>(`${API.suppliers}?${new URLSearchParams(asked)}`, which, signal),
  getSupplier: (ruc: string, signal?: AbortSignal) => read<Supplier>(API.supplier(ruc), { signal }),
  /** One person stands for an account. */
  confirmAccount: (ruc: string, what: AccountConfirmation) =>
    sendForJson<Supplier>('POST', API.supplierAccounts(ruc), what),
  /** The second person of an account accepts it. */
  acceptAccount: (ruc: string, id: string, why: AccountReason) =>
    sendForJson<Supplier>('POST', API.supplierAccount(ruc, id, 'accept'), why),
  withdrawAccount: (ruc: string, id: string, why: AccountReason) =>
    sendForJson<Supplier>('POST', API.supplierAccount(ruc, id, 'withdraw'), why),
};

export type SupplierVerbs = typeof supplierVerbs;
