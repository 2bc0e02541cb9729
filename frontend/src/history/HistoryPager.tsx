import type { DocumentCount } from '@contracts/list-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../ui/Button';
import '../ui/pager.css';
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
    <nav className="pager sm t2 history-pager" aria-label="Páginas de documentos">
      <span className="sp" role="status">
        {formatCount(first)} – {formatCount(last)}
        {count && (
          <>
            {' de '}
            {count.isCapped && 'más de '}
            {formatCount(count.total)}
          </>
        )}
        {outOf !== undefined && <span className="t3"> · filtrado de {formatCount(outOf)}</span>}
      </span>
      <Button
        size="s"
        square
        icon={ChevronLeft}
        aria-label="Página anterior de documentos"
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <Button
        size="s"
        square
        icon={ChevronRight}
        aria-label="Página siguiente de documentos"
        disabled={!hasNext}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
