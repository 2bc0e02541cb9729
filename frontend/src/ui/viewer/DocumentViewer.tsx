import type { PageInfo } from '@contracts/document';
import type { Box, Word } from '@contracts/evidence';
import { Camera, FileX2 } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../Icon';
import { PageBoxes, type PlacedField } from '../PageBoxes';
import { PageSheet } from '../PageSheet';
import { PAGE_UNITS } from '../page-geometry';
import { PageText } from './PageText';
import { PageThumbnails } from './PageThumbnails';
import { ViewerBar } from './ViewerBar';
import { WordBoxes } from './WordBoxes';
import { usePageGestures } from './use-page-gestures';
import { usePaneSize } from './use-pane-size';
import { useScrollToField } from './use-scroll-to-field';
import { type ViewerControls, useViewer } from './use-viewer';
import { SHEET_MARGIN } from './viewport';
import { textInside } from './words';
import '../page-sheet.css';
import './viewer.css';

/** Taking text from the page into the field that is being edited. */
export interface WordTaking {
  /** What has been typed so far: words that begin with it are marked. */
  matching: readonly Word[];
  onTake(text: string, isAdded: boolean): void;
}

export interface DocumentViewerProps {
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
  /** Words of the current page, null while they are fetched. */
  words: readonly Word[] | null;
  /** Null while no field takes text. */
  taking: WordTaking | null;
  /** The text of the page stands over its picture. */
  isTextShown: boolean;
  /** Null where no text of the page is known. */
  onToggleText: (() => void) | null;
  /** Shows the page over the whole window. */
  onEnlarge(): void;
  /** What is to be said of the picture of the current page; null when there is nothing. */
  advice: string | null;
}

/** Keys of the viewer while it, and no input, has the focus. */
function onViewerKey(event: KeyboardEvent, controls: ViewerControls): void {
  const acts: Readonly<Record<string, () => void>> = {
    '+': controls.zoomIn,
    '-': controls.zoomOut,
    '0': controls.fitWidth,
    // Shift+0 gives the sign of the keyboard's layout: `=` on a Spanish one, `)` on an English one.
    '=': controls.fitPage,
    ')': controls.fitPage,
    r: controls.turn,
    R: controls.turn,
  };
  const act = acts[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
}

/** Ctrl and the wheel zoom at the cursor; React listens passively, so the listener is our own. */
function useWheelZoom(scroller: RefObject<HTMLElement | null>, zoomAt: ViewerControls['zoomAt']) {
  useEffect(() => {
    const pane = scroller.current;
    if (!pane) return undefined;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { left, top } = pane.getBoundingClientRect();
      zoomAt({ x: event.clientX - left, y: event.clientY - top }, event.deltaY < 0 ? 1 : -1);
    };
    pane.addEventListener('wheel', onWheel, { passive: false });
    return () => pane.removeEventListener('wheel', onWheel);
  }, [scroller, zoomAt]);
}

/** The document as it was received: zoom, turn, pages, and the place of every value. */
export function DocumentViewer(props: DocumentViewerProps) {
  const page = props.pages.find(({ number }) => number === props.currentPage);
  return page ? <ViewerWithPage {...props} page={page} /> : <NoPages />;
}

const NoPages = () => (
  <div className="cut fit viewer holds in-grid low">
    <p className="col g8 t2 page-missing mid middle">
      <Icon of={FileX2} size={20} />
      Vista previa no disponible
    </p>
  </div>
);

function ViewerWithPage({ page, ...props }: DocumentViewerProps & { page: PageInfo }) {
  const { pages, imageUrl, fields, focused, taking, words, advice } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const pane = usePaneSize(scroller);
  const controls = useViewer(scroller, page, pane);
  const { rotation, shown } = controls;
  useWheelZoom(scroller, controls.zoomAt);
  useScrollToField(scroller, { fields, focused, page: page.number, rotation, shown });
  const takeFrame = (frame: Box): void => taking?.onTake(textInside(words ?? [], frame), false);
  const { frame, handlers } = usePageGestures({
    scroller,
    sheet,
    page: page.number,
    rotation,
    ...(taking ? { onFrame: takeFrame } : {}),
  });
  const isSideways = rotation % 180 !== 0;
  const height = (PAGE_UNITS * page.height) / page.width;
  return (
    <div
      className="cut fit viewer holds in-grid low"
      data-taking={taking ? true : undefined}
      onKeyDown={(event) => onViewerKey(event, controls)}
    >
      {advice && (
        <p className="lead g6 soft tone-warn viewer-advice sm" role="note">
          <Icon of={Camera} size={14} />
          {advice}
        </p>
      )}
      {pages.length > 1 && (
        <PageThumbnails
          pages={pages}
          imageUrl={imageUrl}
          current={page.number}
          onChange={props.onPageChange}
        />
      )}
      <div
        ref={scroller}
        className="fit ring-in viewer-scroller low rolls"
        role="region"
        aria-label="Documento original"
        tabIndex={0}
        {...handlers}
      >
        <div
          ref={sheet}
          className="holds"
          style={{ width: shown.width, height: shown.height, margin: SHEET_MARGIN }}
        >
          <div
            className="viewer-turned"
            style={{
              width: isSideways ? shown.height : shown.width,
              transform: `translate(-50%, -50%) rotate(${rotation}deg)`,
            }}
          >
            <PageSheet
              page={page}
              pageCount={pages.at(-1)?.number ?? 1}
              imageUrl={imageUrl(page.number)}
            >
              <PageBoxes
                fields={fields}
                page={page.number}
                height={height}
                highlighted={props.highlighted}
                onPick={props.onPick}
                onHover={props.onHover}
              />
              {taking && (
                <WordBoxes
                  words={words ?? []}
                  matching={taking.matching}
                  height={height}
                  frame={frame}
                  onTake={taking.onTake}
                />
              )}
            </PageSheet>
          </div>
        </div>
      </div>
      <ViewerBar
        controls={controls}
        numbers={pages.map(({ number }) => number)}
        currentPage={page.number}
        onPageChange={props.onPageChange}
        isTextShown={props.isTextShown}
        onToggleText={props.onToggleText}
        onEnlarge={props.onEnlarge}
      />
      {props.isTextShown && props.onToggleText && (
        <PageText page={page.number} words={words} onClose={props.onToggleText} />
      )}
    </div>
  );
}
