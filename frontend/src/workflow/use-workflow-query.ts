import {
  type UseQueryResult,
  keepPreviousData,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../api/data-provider';
import { SESSION_KEY } from '../api/session';

interface WorkflowQuery<T> {
  key: readonly unknown[];
  ask(dataProvider: AppDataProvider, signal: AbortSignal): Promise<T | null>;
  /** Another page or filter of the same list shows the one before it until it is there. */
  keepsPrevious?: boolean;
}

/** A query of the workflow. Null means that the session has ended: the guard then leads to /auth. */
export function useWorkflowQuery<T>(query: WorkflowQuery<T>): UseQueryResult<T | null> {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const result = useQuery<T | null>({
    queryKey: query.key,
    queryFn: ({ signal }) => query.ask(dataProvider, signal),
    ...(query.keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  });
  const isSignedOut = result.data === null;
  useEffect(() => {
    if (isSignedOut) void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
  }, [isSignedOut, queryClient]);
  return result;
}
