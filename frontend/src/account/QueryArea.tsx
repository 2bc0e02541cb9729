import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { correlationIdOf, errorText } from '../api/api-error';
import { SESSION_KEY } from '../api/session';
import { ErrorCard } from '../ui/ErrorCard';
import { LoadingCard } from '../ui/LoadingCard';

interface QueryAreaProps<Data> {
  /** Null data means that the session has ended: the guard asks who is signed in and leads to /auth. */
  query: UseQueryResult<Data | null>;
  loading: string;
  failed: string;
  children(data: Data): ReactNode;
}

/** Loading, failed or shown; what was read before stays when it cannot be renewed. */
export function QueryArea<Data>({ query, loading, failed, children }: QueryAreaProps<Data>) {
  const { data, error, refetch } = query;
  const queryClient = useQueryClient();
  const isSignedOut = data === null;
  useEffect(() => {
    if (isSignedOut) void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
  }, [isSignedOut, queryClient]);
  const hasData = data !== undefined && data !== null;
  return (
    <>
      {error && (
        <ErrorCard
          title={failed}
          cause={errorText(error)}
          correlationId={correlationIdOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {hasData && children(data)}
      {!hasData && !error && <LoadingCard text={loading} />}
    </>
  );
}
