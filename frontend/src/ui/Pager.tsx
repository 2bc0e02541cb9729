import { ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
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
  onLast?(): void;
  /** Other ways to choose the rows. */
  before?: ReactNode;
  /** Which rows are seen, in words. */
  children: ReactNode;
}

/** Which rows are seen, as the screen says it, and the way to the others. */
export function PagerBar(props: PagerBarProps) {
  const { page, hasNext, what, className = '', onPage, onLast, before, children } = props;
  return (
    <nav
      className={`row wraps g6 pager sm t2 ${className}`.trim()}
      aria-label={`Páginas de ${what}`}
    >
      <span className="sp" role="status">
        {children}
      </span>
      {before}
      <Button
        size="s"
        icon={ChevronLeft}
        aria-label={`Página anterior de ${what}`}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <Button
        size="s"
        icon={ChevronRight}
        aria-label={`Página siguiente de ${what}`}
        disabled={!hasNext}
        onClick={() => onPage(page + 1)}
      />
      {onLast && (
        <Button
          size="s"
          icon={ChevronLast}
          aria-label={`Última página de ${what}`}
          disabled={!hasNext}
          onClick={onLast}
        />
      )}
    </nav>
  );
}

const inWords = (count: number): string => count.toLocaleString('en-US');

interface PageNumberProps extends Pick<PagerBarProps, 'page' | 'what' | 'onPage'> {
  pages: number;
}

/** Which page it is, to type another over. */
function PageNumber({ page, pages, what, onPage }: PageNumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const go = (): void => {
    const asked = Math.min(Number(typed), pages);
    setTyped(null);
    if (Number.isInteger(asked) && asked > 0 && asked !== page) onPage(asked);
  };
  return (
    <form
      className="nw pager-number"
      aria-label={`Ir a una página de ${what}`}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <label>
        <span className="hide-s">Página </span>
        <input
          aria-label={`Página de ${what}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed ?? page}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={go}
        />
      </label>{' '}
      de {inWords(pages)}
    </form>
  );
}

interface PagerProps extends Pick<PagerBarProps, 'page' | 'what' | 'onPage'> {
  perPage: number;
  /** How many there are; undefined until they are counted. */
  total: number | undefined;
  /** Counting has stopped at `total`: there are more than one less. */
  isCapped?: boolean;
  /** Rows on this page and whether there is another, for what is not counted yet. */
  rows?: number;
  hasNext?: boolean;
  /** Beside which rows are seen; it stands even while all fit on one page. */
  note?: ReactNode;
  /** How many rows a page may have, the fewest first. */
  choices?: readonly number[];
  onPerPage?(perPage: number): void;
}

/** Which rows are seen, and the way to the others; nothing while all fit on one page. */
export function Pager(props: PagerProps) {
  const { perPage, total, isCapped = false, rows = 0, note, choices, onPerPage, ...bar } = props;
  const { page, what, onPage } = bar;
  const first = (page - 1) * perPage + 1;
  const last = total === undefined ? first + rows - 1 : Math.min(total, page * perPage);
  const hasNext = bar.hasNext ?? (total !== undefined && last < total);
  const isOnePage = !hasNext && last <= (choices?.[0] ?? perPage);
  if (isOnePage && !note) return null;
  const pages = total === undefined ? undefined : Math.ceil(total / perPage);
  return (
    <PagerBar
      {...bar}
      hasNext={hasNext}
      before={
        choices && (
          <>
            <select
              aria-label={`Filas por página de ${what}`}
              value={perPage}
              onChange={(event) => onPerPage?.(Number(event.target.value))}
            >
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {choice} por página
                </option>
              ))}
            </select>
            {pages && <PageNumber {...bar} pages={pages} />}
          </>
        )
      }
      onLast={choices && pages ? () => onPage(pages) : undefined}
    >
      {inWords(first)}–{inWords(last)}
      {total !== undefined && ` de ${isCapped ? `más de ${inWords(total - 1)}` : inWords(total)}`}
      {note}
    </PagerBar>
  );
}
