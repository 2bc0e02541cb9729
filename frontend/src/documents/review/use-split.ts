import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';

/** Bounds of the share of the width that the page takes, in percent. */
const MIN = 35;
const MAX = 72;
const STEP = 2;
const KEY_PREFIX = 'foliado:ancho-visor:';

const clamp = (share: number): number => Math.min(MAX, Math.max(MIN, share));

/** A place where page and data stand side by side, and the share that the page has there at first. */
export interface SplitPlace {
  name: string;
  share: number;
}

function remembered({ name, share }: SplitPlace): number {
  const stored = Number(localStorage.getItem(KEY_PREFIX + name) ?? Number.NaN);
  return Number.isFinite(stored) && stored > 0 ? clamp(stored) : share;
}

/** The border between page and data: dragged or moved with the arrows, remembered on this machine. */
export function useSplit(pane: RefObject<HTMLElement | null>, place: SplitPlace) {
  const [share, setShare] = useState(() => remembered(place));
  const change = (next: number): void => {
    setShare(clamp(next));
    localStorage.setItem(KEY_PREFIX + place.name, String(clamp(next)));
  };
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
