import { ADMIN_USER_SORT_KEYS, type AdminUserSortKey, USAGE_DAYS } from '@contracts/admin';
import { ROLES, type Role } from '@contracts/user';
import { useSearchParams } from 'react-router-dom';

export type SortOrder = 'ASC' | 'DESC';

/** What the panel shows, as its address says: a reload or a shared link shows the same. */
export interface AdminParams {
  view: 'usuarios' | 'empresas' | 'fallidas';
  q: string;
  role: Role | '';
  isActive: 'true' | 'false' | '';
  sort: AdminUserSortKey;
  order: SortOrder;
  /** From 1. */
  page: number;
  /** The user whose detail is open. */
  userId: string | null;
  days: (typeof USAGE_DAYS)[number];
}

const NAME: Readonly<Record<keyof AdminParams, string>> = {
  view: 'vista',
  q: 'q',
  role: 'rol',
  isActive: 'activo',
  sort: 'por',
  order: 'orden',
  page: 'pagina',
  userId: 'usuario',
  days: 'dias',
};

const known = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** Anything that the address says wrongly is as if it were not there. */
export function readAdminParams(search: URLSearchParams): AdminParams {
  const get = (key: keyof AdminParams): string | null => search.get(NAME[key]);
  const page = Number(get('page'));
  return {
    view: known(['usuarios', 'empresas', 'fallidas'], get('view')) ?? 'usuarios',
    q: (get('q') ?? '').slice(0, 100),
    role: known(ROLES, get('role')) ?? '',
    isActive: known(['true', 'false'], get('isActive')) ?? '',
    sort: known(ADMIN_USER_SORT_KEYS, get('sort')) ?? 'createdAt',
    order: known(['ASC', 'DESC'], get('order')) ?? 'DESC',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    userId: get('userId') || null,
    days: USAGE_DAYS.find((days) => String(days) === get('days')) ?? 30,
  };
}

const DEFAULTS = readAdminParams(new URLSearchParams());

/** The address of other parameters; what is as by default is left out. */
export function writeAdminParams(params: AdminParams): URLSearchParams {
  const search = new URLSearchParams();
  for (const key of Object.keys(NAME) as (keyof AdminParams)[]) {
    if (params[key] !== DEFAULTS[key]) search.set(NAME[key], String(params[key]));
  }
  return search;
}

export type ChangeAdminParams = (change: Partial<AdminParams>, replace?: boolean) => void;

export function useAdminParams(): [AdminParams, ChangeAdminParams] {
  const [search, setSearch] = useSearchParams();
  const change: ChangeAdminParams = (part, replace = false) =>
    setSearch((now) => writeAdminParams({ ...readAdminParams(now), ...part }), { replace });
  return [readAdminParams(search), change];
}
