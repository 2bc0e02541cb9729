import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useStore } from 'react-admin';

/** Bounds of the share of the width that the page takes, in percent. */
const MIN = 35;
const MAX = 72;
const STEP = 2;

const clamp = (share: number): number => Math.min(MAX, Math.max(MIN, share));

/** A place where page and data stand side by side, and the share that the page has there at first. */
export interface SplitPlace {
  name: string;
  share: number;
}

/** The border between page and data: dragged or moved with the arrows, remembered on this machine. */
export function useSplit(pane: RefObject<HTMLElement | null>, place: SplitPlace) {
  const [stored, setStored] = useStore<unknown>(`ancho-visor:${place.name}`);
  const share = typeof stored === 'number' && stored > 0 ? clamp(stored) : place.share;
  const change = (next: number): void => setStored(clamp(next));
  return {
    share,
    separator: {
      role: 'separator',
      'aria-orientation': 'vertical',
      'aria-label': 'Ancho del documento',
      'aria-valuenow': Math.round(share),
      'aria-valuemin': MIN,
      'aria-valuemax': MAX,
      tabIndex: 0,
      onPointerDown: (event: PointerEvent<HTMLElement>) =>
        event.currentTarget.setPointerCapture(event.pointerId),
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const box = pane.current?.getBoundingClientRect();
        if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
        change(((event.clientX - box.left) / box.width) * 100);
      },
      onDoubleClick: () => change(place.share),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'ArrowLeft') change(share - STEP);
        if (event.key === 'ArrowRight') change(share + STEP);
      },
    } as const,
  };
}
