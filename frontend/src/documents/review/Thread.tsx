import { type RefObject, useLayoutEffect, useState } from 'react';

interface Ends {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

interface ThreadProps {
  /** The element that holds viewer and fields; the thread is drawn over it. */
  pane: RefObject<HTMLElement | null>;
  /** The field that has the focus; null draws nothing. */
  focused: string | null;
}

/** The ends in the pane's own pixels, or null when one of them is not in sight. */
function endsIn(pane: HTMLElement): Ends | null {
  const field = pane.querySelector(
    '.review-row[data-open], tr:has(> .item-cell:is(:focus, [data-editing]))',
  );
  const place = pane.querySelector('.page-brackets');
  const viewer = pane.querySelector('.viewer-scroller')?.getBoundingClientRect();
  const table = field?.closest('.review-data')?.getBoundingClientRect();
  if (!field || !place || !viewer || !table) return null;
  const origin = pane.getBoundingClientRect();
  const fieldBox = field.getBoundingClientRect();
  const placeBox = place.getBoundingClientRect();
  const to = { x: placeBox.right, y: placeBox.top + placeBox.height / 2 };
  const from = { x: fieldBox.left, y: fieldBox.top + fieldBox.height / 2 };
  const isSeen =
    to.y > viewer.top &&
    to.y < viewer.bottom &&
    to.x < viewer.right &&
    to.x > viewer.left &&
    from.y > table.top &&
    from.y < table.bottom;
  if (!isSeen) return null;
  return {
    from: { x: from.x - origin.left, y: from.y - origin.top },
    to: { x: to.x - origin.left, y: to.y - origin.top },
  };
}

const isSame = (left: Ends | null, right: Ends | null): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/** The thread: a line from the row of the focused value, whose blue edge it joins, to its place on the page. */
export function Thread({ pane, focused }: ThreadProps) {
  const [ends, setEnds] = useState<Ends | null>(null);
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element || focused === null) return undefined;
    let frame = 0;
    const measure = (): void => {
      const next = endsIn(element);
      setEnds((before) => (isSame(before, next) ? before : next));
    };
    const schedule = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    schedule();
    // Scrolling does not bubble, but it can be captured.
    element.addEventListener('scroll', schedule, true);
    element.addEventListener('input', schedule);
    window.addEventListener('resize', schedule);
    const observer = new MutationObserver(schedule);
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['style', 'd'],
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      element.removeEventListener('scroll', schedule, true);
      element.removeEventListener('input', schedule);
      window.removeEventListener('resize', schedule);
      setEnds(null);
    };
  }, [pane, focused]);
  if (!ends || focused === null) return null;
  const { from, to } = ends;
  const bend = Math.max(24, (from.x - to.x) / 2);
  return (
    <svg className="thread" aria-hidden="true">
      <path
        d={`M${to.x} ${to.y}C${to.x + bend} ${to.y},${from.x - bend} ${from.y},${from.x} ${from.y}`}
      />
      <circle cx={to.x} cy={to.y} r={4} />
    </svg>
  );
}
