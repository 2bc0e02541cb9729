import { TOOLTIP_OPEN_MS, TOOLTIP_SKIP_MS } from '@contracts/limits';
import Tooltip from '@mui/material/Tooltip';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** When the last tooltip closed: the next one opens at once within the skip delay. */
let lastClosedAt = Number.NEGATIVE_INFINITY;

/** Open state with the delays of spec section 9. */
function useDelayedOpen() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const openAfter = (delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(true), delay);
  };
  const close = (): void => {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAt = performance.now();
    setIsOpen(false);
  };
  const point = (): void => {
    const isSkipping = performance.now() - lastClosedAt < TOOLTIP_SKIP_MS;
    openAfter(isSkipping ? 0 : TOOLTIP_OPEN_MS);
  };
  return { isOpen, point, focus: () => openAfter(0), close };
}

interface HintProps {
  text: string;
  className?: string;
  children: ReactNode;
}

/** A tooltip: the pointer waits for it, the keyboard opens it at once, Escape closes it. */
export function Hint({ text, className = '', children }: HintProps) {
  const { isOpen, point, focus, close } = useDelayedOpen();
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close();
  };
  return (
    <Tooltip
      title={text}
      open={isOpen}
      describeChild
      disableHoverListener
      disableFocusListener
      disableTouchListener
    >
      <span
        className={`hint ${className}`.trim()}
        onPointerEnter={point}
        onPointerLeave={close}
        onFocus={focus}
        onBlur={close}
        onKeyDown={closeOnEscape}
      >
        {children}
      </span>
    </Tooltip>
  );
}
