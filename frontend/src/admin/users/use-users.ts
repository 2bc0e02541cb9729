import type { AdminUser } from '@contracts/admin';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useGetMany } from 'react-admin';
import { ADMIN_USERS } from '../admin-api';
import type { AdminParams } from '../use-admin-params';

export const USERS_PER_PAGE = 25;

type UserFilter = Pick<AdminParams, 'q' | 'role' | 'isActive'>;

/** Only what is set: the server takes the rest for "all". */
function filterOf({ q, role, isActive }: UserFilter): Partial<Record<keyof UserFilter, string>> {
  const entries = Object.entries({ q: q.trim(), role, isActive });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** A page of the users of all companies; searched, sorted and cut on the server, asked once (no retry). */
export function useUsers(params: AdminParams) {
  const { page, sort, order } = params;
  return useGetList<AdminUser>(
    ADMIN_USERS,
    {
      pagination: { page, perPage: USERS_PER_PAGE },
      sort: { field: sort, order },
      filter: filterOf(params),
    },
    { retry: false, placeholderData: keepPreviousData },
  );
}

/** The user whose detail is open, also when he is on another page of the list. */
export function useUser(id: string) {
  const query = useGetMany<AdminUser>(ADMIN_USERS, { ids: [id] }, { retry: false });
  return { ...query, user: query.data?.find((known) => known.id === id) ?? null };
}
