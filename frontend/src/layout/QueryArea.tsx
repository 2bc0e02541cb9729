import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../ui/Skeleton';
import { ErrorCard } from './ErrorCard';

/** `los usuarios` -> `usuarios`. */
export const withoutArticle = (of: string): string => of.replace(/^(?:el|la|los|las) /, '');

/** What is said while something is loaded, and when it could not be. */
export const loadingWords = (of: string) => ({
  loading: `Cargando ${withoutArticle(of)}...`,
  failed: `Error al cargar ${of}`,
});

interface QueryAreaProps<Data> {
  query: UseQueryResult<Data | null>;
  /** What is loaded, with its article: "los avisos". */
  of: string;
  /** In other words than those of what is loaded. */
  loading?: string;
  failed?: string;
  /** Bars that stand for what is loaded. */
  rows?: number;
  children(data: Data): ReactNode;
}

/** Loading, failed or shown; what was read before stays when it cannot be renewed. */
export function QueryArea<Data>(props: QueryAreaProps<Data>) {
  const { query, rows, children } = props;
  const { loading, failed } = { ...loadingWords(props.of), ...props };
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
