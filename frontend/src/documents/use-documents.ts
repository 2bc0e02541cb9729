import { DOCUMENT_POLL_MS } from '@contracts/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../api/data-provider';
import { SESSION_KEY } from '../api/session';

export const DOCUMENTS_KEY = ['documents', 'all'] as const;

/**
 * All documents of the company, asked again every 5 seconds. Null means that the session
 * has ended: the guard then asks who is signed in and leads to /auth.
 */
export function useDocuments() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: DOCUMENTS_KEY,
    queryFn: ({ signal }) => dataProvider.listDocuments(signal),
    refetchInterval: DOCUMENT_POLL_MS,
  });
  const isSignedOut = query.data === null;
  useEffect(() => {
    if (isSignedOut) void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
  }, [isSignedOut, queryClient]);
  return query;
}
