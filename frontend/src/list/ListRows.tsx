import { type ReactNode, useRef } from 'react';
import { useListContext } from 'react-admin';
import { ErrorCard } from '../layout/ErrorCard';
import { loadingWords, withoutArticle } from '../layout/QueryArea';
import { Skeleton } from '../ui/Skeleton';
import { Pager } from '../ui/Pager';
import { PER_PAGE, useRowsPerPage } from './List';
import './list.css';

interface ListRowsProps {
  /** What is listed, with its article: "los usuarios". */
  of: string;
  /** Why, where the list knows it better than the error. */
  cause?: string;
  /** In place of no rows. */
  empty: ReactNode;
  /** What the pages are of, where that is another word: "documentos". */
  what?: string;
  /** Counting has stopped: there are more. */
  isCapped?: boolean;
  /** Beside which rows are seen. */
  note?: ReactNode;
  children: ReactNode;
}

/** The rows of the list around it and the way to its other pages; or why there are none. */
export function ListRows(props: ListRowsProps) {
  const { of, cause, empty, what = withoutArticle(of), isCapped, note, children } = props;
  const { loading, failed } = loadingWords(of);
  const list = useListContext();
  const rows = useRef<HTMLDivElement>(null);
  const [, rememberRows] = useRowsPerPage(list.resource);
  const { data, error, isPending, isPlaceholderData } = list;
  if (error) return <ErrorCard title={failed} cause={cause} query={list} />;
  if (isPending)
    return (
      <div className="list-loading pt14">
        <p className="sm t3">{loading}</p>
        <Skeleton text={loading} rows={8} />
      </div>
    );
  if (data.length === 0) return empty;
  return (
    <>
      <div ref={rows} aria-busy={isPlaceholderData || undefined} className="list-rows">
        {children}
      </div>
      <Pager
        page={list.page}
        perPage={list.perPage}
        // A short list of a part of a screen has pages of one length.
        choices={PER_PAGE.find((choice) => choice === list.perPage) && PER_PAGE}
        rows={data.length}
        hasNext={list.hasNextPage}
        total={list.total}
        isCapped={isCapped}
        note={note}
        what={what}
        onPage={(page) => {
          list.setPage(page);
          // The rows on the screen are new ones: they begin at their top.
          if ((rows.current?.getBoundingClientRect().top ?? 0) < 0) rows.current?.scrollIntoView();
        }}
        onPerPage={(perPage) => {
          rememberRows(perPage);
          list.setPerPage(perPage);
        }}
      />
    </>
  );
}
