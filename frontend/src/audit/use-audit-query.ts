import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SESSION_KEY } from '../api/session';

/** Every query of the audit begins with this key. */
export const AUDIT_KEY = 'audit';
/** Second part of the key of a page of events. */
export const EVENTS_KEY = 'events';

/** A query of the audit. Null means that the session has ended: the guard then leads to /auth. */
export function useAuditQuery<Data>(options: UseQueryOptions<Data | null>) {
  const queryClient = useQueryClient();
  const query = useQuery({ ...options, queryKey: [AUDIT_KEY, ...options.queryKey] });
  const isSignedOut = query.data === null;
  useEffect(() => {
    if (isSignedOut) void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
  }, [isSignedOut, queryClient]);
  return query;
}
