import type { PageInfo } from '@contracts/document';
import { FileX2 } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Icon } from './Icon';
import { PageBoxes, type PlacedField } from './PageBoxes';
import { PagePicker } from './PagePicker';
import { PageSheet } from './PageSheet';
import { PAGE_UNITS, scrollTopFor } from './page-geometry';
import './page-view.css';

interface PageViewProps {
  pages: readonly PageInfo[];
  imageUrl(page: number): string;
  fields: readonly PlacedField[];
  currentPage: number;
  onPageChange(page: number): void;
  /** The field that has the focus: the page scrolls to it. */
  focused: string | null;
  /** The field to mark: the hovered one, else the focused one. */
  highlighted: string | null;
  onPick(path: string): void;
  onHover(path: string | null): void;
}

/** Scrolls to the focused field when it is not in sight; hovering never scrolls. */
function useScrollToField(
  scroller: RefObject<HTMLDivElement | null>,
  { focused, fields, currentPage }: PageViewProps,
): void {
  useEffect(() => {
    const pane = scroller.current;
    const sheet = pane?.firstElementChild;
    const field = fields.find(({ path }) => path === focused);
    const box = field?.boxes.find(({ page }) => page === currentPage);
    if (!pane || !sheet || !box) return;
    const top = box.y * sheet.clientHeight - pane.scrollTop;
    const isInSight = top > 0 && top + box.h * sheet.clientHeight < pane.clientHeight - 16;
    if (isInSight) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    pane.scrollTo({
      top: scrollTopFor(box, sheet.clientHeight, pane.clientHeight),
      behavior: isCalm ? 'auto' : 'smooth',
    });
  }, [scroller, focused, fields, currentPage]);
}

/** The document as it was received, with the place of every value. */
export function PageView(props: PageViewProps) {
  const { pages, imageUrl, fields, currentPage, onPageChange, highlighted, onPick, onHover } =
    props;
  const scroller = useRef<HTMLDivElement>(null);
  useScrollToField(scroller, props);
  const page = pages.find(({ number }) => number === currentPage);
  if (!page) return <NoPreview />;
  return (
    <div className="page-view">
      <div
        ref={scroller}
        className="page-scroller"
        role="region"
        aria-label="Documento original"
        tabIndex={0}
      >
        <PageSheet page={page} pageCount={pages.length} imageUrl={imageUrl(page.number)}>
          <PageBoxes
            fields={fields}
            page={page.number}
            height={(PAGE_UNITS * page.height) / page.width}
            highlighted={highlighted}
            onPick={onPick}
            onHover={onHover}
          />
        </PageSheet>
      </div>
      {pages.length > 1 && (
        <PagePicker count={pages.length} current={currentPage} onChange={onPageChange} />
      )}
    </div>
  );
}

function NoPreview() {
  return (
    <div className="page-view">
      <p className="page-missing">
        <Icon of={FileX2} size={20} />
        Vista previa no disponible
      </p>
    </div>
  );
}
