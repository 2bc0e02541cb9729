import { ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './Button';
import './pager.css';

const inWords = (count: number): string => count.toLocaleString('en-US');

const totalText = (total: number, isCapped: boolean): string =>
  isCapped ? `más de ${inWords(total - 1)}` : inWords(total);

interface TurnProps {
  icon: LucideIcon;
  label: string;
  isShut: boolean;
  onTurn(): void;
}

const Turn = ({ icon, label, isShut, onTurn }: TurnProps) => (
  <Button size="s" icon={icon} aria-label={label} disabled={isShut} onClick={onTurn} />
);

interface PageNumberProps extends Pick<PagerProps, 'page' | 'what' | 'onPage'> {
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

interface PagerProps {
  /** From 1. */
  page: number;
  perPage: number;
  /** What is counted, for the name of the buttons: "movimientos". */
  what: string;
  onPage(page: number): void;
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
  const { page, perPage, what, onPage, total, isCapped = false, rows = 0, note } = props;
  const { choices, onPerPage } = props;
  const first = (page - 1) * perPage + 1;
  const last = total === undefined ? first + rows - 1 : Math.min(total, page * perPage);
  const { hasNext = total !== undefined && last < total } = props;
  const isOnePage = !hasNext && last <= (choices?.[0] ?? perPage);
  if (isOnePage && !note) return null;
  const pages = total === undefined ? undefined : Math.ceil(total / perPage);
  return (
    <nav className="row wraps g6 pager sm t2" aria-label={`Páginas de ${what}`}>
      <span className="sp" role="status">
        {inWords(first)}–{inWords(last)}
        {total !== undefined && ` de ${totalText(total, isCapped)}`}
        {note}
      </span>
      {choices && (
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
      )}
      {choices && pages && <PageNumber page={page} pages={pages} what={what} onPage={onPage} />}
      <Turn
        icon={ChevronLeft}
        label={`Página anterior de ${what}`}
        isShut={page === 1}
        onTurn={() => onPage(page - 1)}
      />
      <Turn
        icon={ChevronRight}
        label={`Página siguiente de ${what}`}
        isShut={!hasNext}
        onTurn={() => onPage(page + 1)}
      />
      {choices && pages && (
        <Turn
          icon={ChevronLast}
          label={`Última página de ${what}`}
          isShut={!hasNext}
          onTurn={() => onPage(pages)}
        />
      )}
    </nav>
  );
}
