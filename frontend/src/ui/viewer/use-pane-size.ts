import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './viewport';

/** Before the first measure, and where nothing is laid out. */
const UNKNOWN: Size = { width: 800, height: 600 };

/** The inner size of an element, kept up to date. */
export function usePaneSize(pane: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane]);
  return size;
}
