import {
  AUTHENTICITY_FILTERS,
  CONFIRMED_FILTERS,
  DETRACTION_FILTERS,
  DOCUMENT_SORT_KEYS,
  DOCUMENT_VIEWS,
  type DocumentFilter,
  type DocumentSortKey,
  type DocumentView,
  PAYMENT_FILTERS,
  STATUS_FILTERS,
} from '@contracts/list-query';
import { isIsoDate } from '@rules/date';
import { parseAmount } from '@rules/money';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

type Set<T extends string> = Exclude<T, 'all'> | '';

/** The filters of the history; an empty text lets everything through. */
export interface HistoryFilter {
  q: string;
  razonSocial: string;
  ruc: string;
  status: Set<(typeof STATUS_FILTERS)[number]>;
  paymentStatus: Set<(typeof PAYMENT_FILTERS)[number]>;
  emisionDesde: string;
  emisionHasta: string;
  vencimientoDesde: string;
  vencimientoHasta: string;
  /** Amounts as they were typed. */
  totalDesde: string;
  totalHasta: string;
  /** Account id. */
  uploadedBy: string;
  detraccion: Set<(typeof DETRACTION_FILTERS)[number]>;
  moneda: Set<(typeof CURRENCIES)[number]>;
  confirmado: Set<(typeof CONFIRMED_FILTERS)[number]>;
  autenticidad: Set<(typeof AUTHENTICITY_FILTERS)[number]>;
  vista: DocumentView | '';
}

/** What the screen shows, as its address says: a reload or a shared link shows the same. */
export interface HistoryParams extends HistoryFilter {
  sort: DocumentSortKey;
  order: 'ASC' | 'DESC';
  /** From 1. */
  page: number;
}

export const CURRENCIES = ['PEN', 'USD', 'EUR'] as const;

const NAME: Readonly<Record<keyof HistoryParams, string>> = {
  q: 'q',
  razonSocial: 'proveedor',
  ruc: 'ruc',
  status: 'estado',
  paymentStatus: 'pago',
  emisionDesde: 'emision-desde',
  emisionHasta: 'emision-hasta',
  vencimientoDesde: 'vencimiento-desde',
  vencimientoHasta: 'vencimiento-hasta',
  totalDesde: 'total-desde',
  totalHasta: 'total-hasta',
  uploadedBy: 'asignado',
  detraccion: 'detraccion',
  moneda: 'moneda',
  confirmado: 'confirmado',
  autenticidad: 'autenticidad',
  vista: 'vista',
  sort: 'por',
  order: 'orden',
  page: 'pagina',
};

export const SEARCH_MAX_CHARS = 100;
const RUC_DIGITS = 11;

const known = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

function chosen<T extends string>(values: readonly T[], text: string | null): Set<T> {
  const value = known(values, text);
  return value === undefined || value === 'all' ? '' : (value as Exclude<T, 'all'>);
}

const words = (text: string | null): string => (text ?? '').slice(0, SEARCH_MAX_CHARS);
const day = (text: string | null): string => (text && isIsoDate(text) ? text : '');

/** An amount as it is typed; empty where it is none. */
export const amountText = (text: string | null): string =>
  text && parseAmount(text) !== null ? words(text.trim()) : '';

/** A tax id as far as it is typed: digits only. */
export const rucDigits = (text: string): string => text.replace(/\D/g, '').slice(0, RUC_DIGITS);

/** Anything that the address says wrongly is as if it were not there. */
export function readHistoryParams(search: URLSearchParams): HistoryParams {
  const get = (key: keyof HistoryParams): string | null => search.get(NAME[key]);
  const page = Number(get('page'));
  return {
    q: words(get('q')),
    razonSocial: words(get('razonSocial')),
    ruc: rucDigits(get('ruc') ?? ''),
    status: chosen(STATUS_FILTERS, get('status')),
    paymentStatus: chosen(PAYMENT_FILTERS, get('paymentStatus')),
    emisionDesde: day(get('emisionDesde')),
    emisionHasta: day(get('emisionHasta')),
    vencimientoDesde: day(get('vencimientoDesde')),
    vencimientoHasta: day(get('vencimientoHasta')),
    totalDesde: amountText(get('totalDesde')),
    totalHasta: amountText(get('totalHasta')),
    uploadedBy: words(get('uploadedBy')),
    detraccion: chosen(DETRACTION_FILTERS, get('detraccion')),
    moneda: chosen(CURRENCIES, get('moneda')),
    confirmado: chosen(CONFIRMED_FILTERS, get('confirmado')),
    autenticidad: chosen(AUTHENTICITY_FILTERS, get('autenticidad')),
    vista: chosen(DOCUMENT_VIEWS, get('vista')),
    sort: known(DOCUMENT_SORT_KEYS, get('sort')) ?? 'createdAt',
    order: known(['ASC', 'DESC'], get('order')) ?? 'DESC',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

const DEFAULTS = readHistoryParams(new URLSearchParams());
const KEYS = Object.keys(NAME) as (keyof HistoryParams)[];
const FILTER_KEYS = KEYS.filter(
  (key): key is keyof HistoryFilter => !['sort', 'order', 'page'].includes(key),
);

/** No filter at all. */
export const NO_FILTER: HistoryFilter = Object.fromEntries(
  FILTER_KEYS.map((key) => [key, '']),
) as unknown as HistoryFilter;

/** The address of other parameters; what is as by default is left out. */
export function writeHistoryParams(params: HistoryParams): URLSearchParams {
  const search = new URLSearchParams();
  for (const key of KEYS) {
    if (params[key] !== DEFAULTS[key]) search.set(NAME[key], String(params[key]));
  }
  return search;
}

/** A range of days that ends before it begins: nothing can match. */
export const isBackwards = (from: string, to: string): boolean =>
  from !== '' && to !== '' && to < from;

/** The same for amounts. */
export const isUpsideDown = (from: string, to: string): boolean =>
  from !== '' && to !== '' && (parseAmount(to) ?? 0) < (parseAmount(from) ?? 0);

/** Only what is set: the server takes the rest for "all". */
export function filterOf(params: HistoryFilter): DocumentFilter {
  const entries = FILTER_KEYS.filter((key) => params[key].trim() !== '').map((key) => {
    const isAmount = key === 'totalDesde' || key === 'totalHasta';
    return [key, isAmount ? parseAmount(params[key]) : params[key].trim()] as const;
  });
  return Object.fromEntries(entries);
}

/** Something besides the ready-made view narrows the list. */
export const isFiltered = (params: HistoryFilter): boolean =>
  Object.keys(filterOf(params)).length > 0;

export interface Sorting {
  sort: DocumentSortKey;
  order: 'ASC' | 'DESC';
}

/** Clicking a new key sorts ascending first (spec section 9); the same key again turns round. */
export function sortedBy(now: Sorting, key: DocumentSortKey): Sorting {
  const isTurned = now.sort === key && now.order === 'ASC';
  return { sort: key, order: isTurned ? 'DESC' : 'ASC' };
}

/** Changes the address; a change of the filter or the order begins at the first page again. */
export type ChangeHistory = (change: Partial<HistoryParams>) => void;

export function useHistoryParams(): [HistoryParams, ChangeHistory] {
  const [search, setSearch] = useSearchParams();
  const params = useMemo(() => readHistoryParams(search), [search]);
  // The router draws a new address when it finds the time: the next change must not wait for that,
  // nor undo the one before.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback<ChangeHistory>(
    (part) => {
      latest.current = { ...latest.current, page: 1, ...part };
      // Back leads to the page before, not through every letter of a search.
      setSearch(writeHistoryParams(latest.current), { replace: part.page === undefined });
    },
    [setSearch],
  );
  return [params, change];
}
