import { API } from '@contracts/routes';
import type {
  AccountConfirmation,
  AccountReason,
  Supplier,
  SupplierRow,
  SupplierSort,
} from '@contracts/suppliers';
import { nullWhenSignedOut, requestJson } from '../api/http-client';
import { type Page, type PageWish, requestPage, sendForJson } from '../api/request-page';

/** Of all that is asked of suppliers: what pays or confirms changes it. */
export const SUPPLIERS_KEY = ['suppliers'] as const;

/** What the screens of suppliers ask of the server. Queries are null when signed out. */
export interface SupplierVerbs {
  listSuppliers(
    asked: { search: string; sort: SupplierSort },
    which: PageWish,
    signal?: AbortSignal,
  ): Promise<Page<SupplierRow>>;
  getSupplier(ruc: string, signal?: AbortSignal): Promise<Supplier | null>;
  /** One person stands for an account. */
  confirmAccount(ruc: string, what: AccountConfirmation): Promise<Supplier>;
  /** The second person of an account accepts it. */
  acceptAccount(ruc: string, id: string, why: AccountReason): Promise<Supplier>;
  withdrawAccount(ruc: string, id: string, why: AccountReason): Promise<Supplier>;
}

export const supplierVerbs: SupplierVerbs = {
  listSuppliers: (asked, which, signal) =>
    requestPage<SupplierRow>(`${API.suppliers}?${new URLSearchParams(asked)}`, which, signal),
  getSupplier: (ruc, signal) =>
    nullWhenSignedOut(requestJson<Supplier>(API.supplier(ruc), { signal })),
  confirmAccount: (ruc, what) => sendForJson('POST', API.supplierAccounts(ruc), what),
  acceptAccount: (ruc, id, why) => sendForJson('POST', API.supplierAccount(ruc, id, 'accept'), why),
  withdrawAccount: (ruc, id, why) =>
    sendForJson('POST', API.supplierAccount(ruc, id, 'withdraw'), why),
};
