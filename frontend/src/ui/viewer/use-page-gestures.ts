import type { Box } from '@contracts/evidence';
import { type PointerEvent as ReactPointerEvent, type RefObject, useRef, useState } from 'react';
import { type Point, type Rotation, boxBetween, toPage } from './viewport';

/** A movement below this many px is a click, not a drag. */
const DRAG_PX = 5;

interface Gesture {
  kind: 'pan' | 'frame';
  start: Point;
  scroll: Point;
  hasMoved: boolean;
}

interface PageGesturesOptions {
  scroller: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
  page: number;
  rotation: Rotation;
  /** With it a drag draws a rectangle; without it a drag moves the page. */
  onFrame?: (frame: Box) => void;
}

/** A pointer's place on the unturned page, 0..1; the sheet's rectangle on screen is that of the turned one. */
function placeOnPage(
  event: { clientX: number; clientY: number },
  sheet: HTMLElement,
  rotation: Rotation,
): Point {
  const { left, top, width, height } = sheet.getBoundingClientRect();
  const clamp = (value: number): number => Math.min(1, Math.max(0, value));
  const onScreen = {
    x: clamp((event.clientX - left) / width),
    y: clamp((event.clientY - top) / height),
  };
  return toPage(onScreen, rotation);
}

/** Dragging on the page: moves it, or draws the rectangle whose text a field takes. */
export function usePageGestures(options: PageGesturesOptions) {
  const { scroller, sheet, page, rotation, onFrame } = options;
  const gesture = useRef<Gesture | null>(null);
  const [frame, setFrame] = useState<Box | null>(null);
  const from = useRef<Point>({ x: 0, y: 0 });

  const start = (event: ReactPointerEvent): void => {
    const pane = scroller.current;
    const isPlainDrag = event.button === 0 && event.pointerType !== 'touch';
    if (!pane || (event.button !== 1 && !isPlainDrag)) return;
    gesture.current = {
      kind: onFrame && event.button === 0 ? 'frame' : 'pan',
      start: { x: event.clientX, y: event.clientY },
      scroll: { x: pane.scrollLeft, y: pane.scrollTop },
      hasMoved: false,
    };
    if (sheet.current) from.current = placeOnPage(event, sheet.current, rotation);
  };

  const move = (event: ReactPointerEvent): void => {
    const current = gesture.current;
    const pane = scroller.current;
    if (!current || !pane) return;
    const dx = event.clientX - current.start.x;
    const dy = event.clientY - current.start.y;
    if (!current.hasMoved && Math.hypot(dx, dy) < DRAG_PX) return;
    if (!current.hasMoved) pane.setPointerCapture(event.pointerId);
    current.hasMoved = true;
    if (current.kind === 'pan') {
      pane.scrollTo({ left: current.scroll.x - dx, top: current.scroll.y - dy });
    } else if (sheet.current) {
      setFrame(boxBetween(page, from.current, placeOnPage(event, sheet.current, rotation)));
    }
  };

  const end = (): void => {
    if (gesture.current?.kind === 'frame' && gesture.current.hasMoved && frame) onFrame?.(frame);
    gesture.current = null;
    setFrame(null);
  };

  return {
    frame,
    handlers: {
      onPointerDown: start,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
