import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../api/data-provider';
import { SESSION_KEY } from '../api/session';

/** Everything that a change to a user may alter begins with this key. */
export const ADMIN_KEY = 'admin';

interface AdminQuery<T> {
  key: readonly unknown[];
  ask(dataProvider: AppDataProvider, signal: AbortSignal): Promise<T | null>;
  everyMs?: number;
}

/** A query of the panel. Null means that the session has ended: the guard then leads to /auth. */
export function useAdminQuery<T>({ key, ask, everyMs }: AdminQuery<T>): UseQueryResult<T | null> {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: [ADMIN_KEY, ...key],
    queryFn: ({ signal }) => ask(dataProvider, signal),
    refetchInterval: everyMs,
  });
  const isSignedOut = query.data === null;
  useEffect(() => {
    if (isSignedOut) void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
  }, [isSignedOut, queryClient]);
  return query;
}
