import { type ReactNode, useEffect, useRef, useState } from 'react';

interface RowBlockProps {
  rows: readonly number[];
  /** Drawn wherever the eye is: the way into the grid by Tab. */
  isFirst: boolean;
  /** Drawn because the keyboard is in it, or next to it. */
  isKept: boolean;
  children(row: number): ReactNode;
}

/** Drawn before it comes into sight; scrollers between it and the window, such as the pane, have a margin of their own. */
const AHEAD = '800px 0px';

/** Rows that are drawn while they are near what is in sight; else their room is held free. */
export function RowBlock({ rows, isFirst, isKept, children }: RowBlockProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [isNear, setIsNear] = useState(isFirst);
  /** As high as it was drawn; before that, its rows as the style sheet has them. */
  const [height, setHeight] = useState(`calc(${rows.length} * var(--row))`);
  useEffect(() => {
    const block = body.current;
    if (isFirst || !block) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        // Of a pane that is not shown nothing can be told.
        if (!entry || entry.boundingClientRect.height === 0) return;
        // Who has pressed Escape is still there with the keyboard.
        const isNeeded = entry.isIntersecting || block.contains(document.activeElement);
        if (!isNeeded) setHeight(`${entry.boundingClientRect.height}px`);
        setIsNear(isNeeded);
      },
      { rootMargin: AHEAD, scrollMargin: AHEAD },
    );
    observer.observe(block);
    return () => observer.disconnect();
  }, [isFirst]);
  return (
    <tbody ref={body}>
      {isNear || isKept ? rows.map(children) : <tr aria-hidden="true" style={{ height }} />}
    </tbody>
  );
}
