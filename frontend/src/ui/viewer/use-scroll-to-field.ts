import { type RefObject, useEffect } from 'react';
import type { PlacedField } from '../PageBoxes';
import { type Rotation, SHEET_MARGIN, type Size, boxOnScreen } from './viewport';

interface Target {
  fields: readonly PlacedField[];
  focused: string | null;
  page: number;
  rotation: Rotation;
  shown: Size;
}

/** Room kept between a place and the edge of the pane, px. */
const EDGE = 16;
/** The dark bar covers the foot of the pane. */
const BAR = 64;

/** Scrolls to the focused field when it is out of sight, so that it stands a third from the top; hovering never scrolls. */
export function useScrollToField(
  scroller: RefObject<HTMLElement | null>,
  { fields, focused, page, rotation, shown }: Target,
): void {
  useEffect(() => {
    const pane = scroller.current;
    const field = fields.find(({ path }) => path === focused);
    const box = field?.boxes.find((candidate) => candidate.page === page);
    if (!pane || !box) return;
    const place = boxOnScreen(box, rotation);
    const left = SHEET_MARGIN + place.x * shown.width;
    const top = SHEET_MARGIN + place.y * shown.height;
    const isInSight =
      top >= pane.scrollTop + EDGE &&
      top + place.h * shown.height <= pane.scrollTop + pane.clientHeight - BAR &&
      left >= pane.scrollLeft &&
      left + place.w * shown.width <= pane.scrollLeft + pane.clientWidth;
    if (isInSight) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    pane.scrollTo({
      top: Math.max(0, top - pane.clientHeight / 3),
      left: Math.max(0, left - EDGE * 2),
      behavior: isCalm ? 'auto' : 'smooth',
    });
  }, [scroller, fields, focused, page, rotation, shown]);
}
