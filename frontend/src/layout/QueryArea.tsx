import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../ui/Skeleton';
import { ErrorCard } from './ErrorCard';

interface QueryAreaProps<Data> {
  query: UseQueryResult<Data | null>;
  loading: string;
  /** Title of the error: what could not be loaded. */
  failed: string;
  /** Bars that stand for what is loaded. */
  rows?: number;
  children(data: Data): ReactNode;
}

/** Loading, failed or shown; what was read before stays when it cannot be renewed. */
export function QueryArea<Data>(props: QueryAreaProps<Data>) {
  const { query, loading, failed, rows, children } = props;
  const { data, error } = query;
  const hasData = data !== undefined && data !== null;
  return (
    <>
      {error && <ErrorCard title={failed} query={query} />}
      {hasData && children(data)}
      {!hasData && !error && <Skeleton text={loading} rows={rows} />}
    </>
  );
}
