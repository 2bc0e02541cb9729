import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './Button';
import './pager.css';

interface PagerProps {
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
  /** There are more than `total`: counting has stopped there. */
  isCapped?: boolean;
  /** What is counted, for the name of the buttons: "movimientos". */
  what: string;
  onPage(page: number): void;
}

/** Which rows are seen, and the way to the others; nothing while all fit on one page. */
export function Pager({ page, perPage, total, isCapped, what, onPage }: PagerProps) {
  if (total <= perPage) return null;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(total, page * perPage);
  return (
    <nav className="pager sm t2" aria-label={`Páginas de ${what}`}>
      <span className="sp" role="status">
        {first.toLocaleString('en-US')}–{last.toLocaleString('en-US')} de {isCapped && 'más de '}
        {total.toLocaleString('en-US')}
      </span>
      <Button
        size="s"
        square
        icon={ChevronLeft}
        aria-label={`Página anterior de ${what}`}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <Button
        size="s"
        square
        icon={ChevronRight}
        aria-label={`Página siguiente de ${what}`}
        disabled={last >= total}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
