import { useEffect, useState } from 'react';
import './notice.css';

/** A wait shorter than this shows nothing, so that quick answers do not flicker. */
const SHOW_AFTER_MS = 200;

/** Whether the wait has been long enough to be shown. */
export function useLongWait(): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}

interface SkeletonProps {
  text: string;
  rows?: number;
}

/** Bars where rows will be, inside a card. */
export function Skeleton({ text, rows = 4 }: SkeletonProps) {
  const isShown = useLongWait();
  return (
    <div
      className="p16 col g14 skeleton"
      role="status"
      aria-busy="true"
      data-shown={isShown || undefined}
    >
      <span className="visually-hidden">{isShown ? text : ''}</span>
      {Array.from({ length: rows }, (_, index) => (
        <i key={index} style={{ width: `${88 - ((index * 17) % 40)}%` }} />
      ))}
    </div>
  );
}
