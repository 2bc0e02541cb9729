import { DOCUMENT_POLL_MS } from '@contracts/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../api/data-provider';
import { SESSION_KEY } from '../api/session';

export const DOCUMENTS_KEY = ['documents', 'shown'] as const;

/**
 * The newest documents of the company and those of this session, asked again every 5 seconds. Null means that the
 * session has ended: the guard then asks who is signed in and leads to /auth.
 */
export function useDocuments(ownIds: ReadonlySet<string>) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const query = useQuery({
    // Without the ids: one more of them is asked for as the list changes, not by a list of its own.
    queryKey: DOCUMENTS_KEY,
    queryFn: ({ signal }) => dataProvider.listDocuments([...ownIds], signal),
    refetchInterval: DOCUMENT_POLL_MS,
  });
  const isSignedOut = query.data === null;
  useEffect(() => {
    if (isSignedOut) void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
  }, [isSignedOut, queryClient]);
  return query;
}
