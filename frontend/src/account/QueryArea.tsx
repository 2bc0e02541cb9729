import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorCard } from '../layout/ErrorCard';
import { LoadingCard } from '../ui/LoadingCard';

interface QueryAreaProps<Data> {
  query: UseQueryResult<Data | null>;
  loading: string;
  failed: string;
  children(data: Data): ReactNode;
}

/** Loading, failed or shown; what was read before stays when it cannot be renewed. */
export function QueryArea<Data>({ query, loading, failed, children }: QueryAreaProps<Data>) {
  const { data, error, refetch } = query;
  const hasData = data !== undefined && data !== null;
  return (
    <>
      {error && <ErrorCard title={failed} error={error} onRetry={() => void refetch()} />}
      {hasData && children(data)}
      {!hasData && !error && <LoadingCard text={loading} />}
    </>
  );
}
