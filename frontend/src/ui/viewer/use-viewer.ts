import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Point,
  type Rotation,
  type Size,
  type Zoom,
  anchoredScroll,
  standingSize,
  stepped,
  turned,
  zoomFactor,
} from './viewport';

export interface ViewerControls {
  /** 1 = the page fills the width. */
  factor: number;
  rotation: Rotation;
  /** Size of the standing page on the screen, px. */
  shown: Size;
  zoomIn(): void;
  zoomOut(): void;
  /** Zooms by one step and keeps what lies under the cursor (px in the pane) where it is. */
  zoomAt(cursor: Point, direction: 1 | -1): void;
  fitWidth(): void;
  fitPage(): void;
  turn(): void;
}

/** Zoom and turn of the page in a pane; the place under the cursor stays while zooming. */
export function useViewer(
  scroller: RefObject<HTMLElement | null>,
  page: Size,
  pane: Size,
): ViewerControls {
  const [zoom, setZoom] = useState<Zoom>('width');
  const [rotation, setRotation] = useState<Rotation>(0);
  const anchor = useRef<{ cursor: Point; before: number } | null>(null);
  const factor = zoomFactor(zoom, page, rotation, pane);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !anchor.current) return;
    const { cursor, before } = anchor.current;
    anchor.current = null;
    const scroll = { x: element.scrollLeft, y: element.scrollTop };
    const { x, y } = anchoredScroll(scroll, cursor, factor / before);
    element.scrollTo({ left: x, top: y });
  }, [scroller, factor]);

  const zoomAt = useCallback(
    (cursor: Point, direction: 1 | -1): void => {
      anchor.current = { cursor, before: factor };
      setZoom(stepped(factor, direction));
    },
    [factor],
  );
  return useMemo(() => {
    const centre = { x: pane.width / 2, y: pane.height / 2 };
    return {
      factor,
      rotation,
      shown: standingSize(zoom, page, rotation, pane),
      zoomAt,
      zoomIn: () => zoomAt(centre, 1),
      zoomOut: () => zoomAt(centre, -1),
      fitWidth: () => setZoom('width'),
      fitPage: () => setZoom('page'),
      turn: () => setRotation(turned),
    };
  }, [factor, rotation, zoom, page, pane, zoomAt]);
}
