import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { ErrorCard } from '../layout/ErrorCard';
import { Skeleton } from '../ui/Skeleton';
import { Pager } from '../ui/Pager';
import { PER_PAGE } from './List';
import './list.css';

interface ListRowsProps {
  loading: string;
  /** Title of the error. */
  failed: string;
  /** Why, where the list knows it better than the error. */
  cause?: string;
  /** In place of no rows. */
  empty: ReactNode;
  /** What the pages are of: "usuarios". */
  what: string;
  children: ReactNode;
}

/** The rows of the list around it and the way to its other pages; or why there are none. */
export function ListRows({ loading, failed, cause, empty, what, children }: ListRowsProps) {
  const list = useListContext();
  const { data, error, total = 0, isPending, isPlaceholderData } = list;
  if (error)
    return (
      <div className="list-error">
        <ErrorCard title={failed} cause={cause} error={error} onRetry={() => void list.refetch()} />
      </div>
    );
  if (isPending) return <Skeleton text={loading} rows={8} />;
  if (data?.length === 0) return empty;
  return (
    <>
      <div aria-busy={isPlaceholderData || undefined} className="list-rows">
        {children}
      </div>
      <Pager
        page={list.page}
        perPage={list.perPage}
        choices={PER_PAGE}
        total={total}
        what={what}
        onPage={list.setPage}
        onPerPage={list.setPerPage}
      />
    </>
  );
}
