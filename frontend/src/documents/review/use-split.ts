import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';

/** Share of the width that the page takes, in percent. */
const DEFAULT = 57;
const MIN = 35;
const MAX = 72;
const STEP = 2;
const KEY = 'foliado:ancho-visor';

const clamp = (share: number): number => Math.min(MAX, Math.max(MIN, share));

function remembered(): number {
  const stored = Number(localStorage.getItem(KEY) ?? Number.NaN);
  return Number.isFinite(stored) && stored > 0 ? clamp(stored) : DEFAULT;
}

/** The border between page and data: dragged or moved with the arrows, remembered on this machine. */
export function useSplit(pane: RefObject<HTMLElement | null>) {
  const [share, setShare] = useState(remembered);
  const change = (next: number): void => {
    setShare(clamp(next));
    localStorage.setItem(KEY, String(clamp(next)));
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
      onDoubleClick: () => change(DEFAULT),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'ArrowLeft') change(share - STEP);
        if (event.key === 'ArrowRight') change(share + STEP);
      },
    } as const,
  };
}
