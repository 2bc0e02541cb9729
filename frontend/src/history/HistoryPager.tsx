import type { DocumentCount } from '@contracts/list-query';
import { PagerBar } from '../ui/Pager';
import { formatCount } from './format';
import { HISTORY_PER_PAGE } from './use-history';

interface HistoryPagerProps {
  page: number;
  /** Rows on this page. */
  rows: number;
  hasNext: boolean;
  /** How many match; undefined until they are counted. */
  count: DocumentCount | undefined;
  /** How many there are without a filter, when there is one. */
  outOf: number | undefined;
  onPage(page: number): void;
}

/** Which rows are seen. The way on does not wait for the count. */
export function HistoryPager({ page, rows, hasNext, count, outOf, onPage }: HistoryPagerProps) {
  const first = (page - 1) * HISTORY_PER_PAGE + 1;
  const last = first + rows - 1;
  return (
    <PagerBar
      className="history-pager"
      page={page}
      hasNext={hasNext}
      what="documentos"
      onPage={onPage}
    >
      {formatCount(first)} – {formatCount(last)}
      {count && (
        <>
          {' de '}
          {count.isCapped && 'más de '}
          {formatCount(count.total)}
        </>
      )}
      {outOf !== undefined && <span className="t3"> · filtrado de {formatCount(outOf)}</span>}
    </PagerBar>
  );
}
