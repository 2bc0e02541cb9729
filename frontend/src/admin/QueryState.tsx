import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorCard } from '../layout/ErrorCard';
import { Skeleton } from '../ui/Skeleton';

interface QueryStateProps<T> {
  query: UseQueryResult<T | null>;
  /** Title of the error: what could not be loaded. */
  failed: string;
  /** What is being loaded, for who does not see the bars. */
  loading: string;
  rows?: number;
  children: (data: T) => ReactNode;
}

/** The data when there is any, else why not; old data stays while newer is asked for. */
export function QueryState<T>(props: QueryStateProps<T>) {
  const { query, failed, loading, rows, children } = props;
  if (query.data !== null && query.data !== undefined) return children(query.data);
  if (!query.error) return <Skeleton text={loading} rows={rows} />;
  return (
    <div className="admin-error">
      <ErrorCard title={failed} error={query.error} onRetry={() => void query.refetch()} />
    </div>
  );
}
