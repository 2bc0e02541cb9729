import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button';
import './pager.css';

interface PagerBarProps {
  /** From 1. */
  page: number;
  hasNext: boolean;
  /** What is counted, for the name of the buttons: "movimientos". */
  what: string;
  className?: string;
  onPage(page: number): void;
  /** Which rows are seen, in words. */
  children: ReactNode;
}

/** Which rows are seen, as the screen says it, and the way to the others. */
export function PagerBar(props: PagerBarProps) {
  const { page, hasNext, what, className = '', onPage, children } = props;
  return (
    <nav className={`pager sm t2 ${className}`.trim()} aria-label={`Páginas de ${what}`}>
      <span className="sp" role="status">
        {children}
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
        disabled={!hasNext}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}

interface PagerProps extends Pick<PagerBarProps, 'page' | 'what' | 'onPage'> {
  perPage: number;
  total: number;
  /** Counting has stopped at `total`: there are more than one less. */
  isCapped?: boolean;
}

/** Which rows are seen, and the way to the others; nothing while all fit on one page. */
export function Pager({ perPage, total, isCapped, ...bar }: PagerProps) {
  if (total <= perPage) return null;
  const first = (bar.page - 1) * perPage + 1;
  const last = Math.min(total, bar.page * perPage);
  return (
    <PagerBar {...bar} hasNext={last < total}>
      {first.toLocaleString('en-US')}–{last.toLocaleString('en-US')} de {isCapped && 'más de '}
      {(isCapped ? total - 1 : total).toLocaleString('en-US')}
    </PagerBar>
  );
}
