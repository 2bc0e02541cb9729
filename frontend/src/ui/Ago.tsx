import { relativeTime, timeInPeru } from './format-time';
import { useNow } from './use-now';

interface AgoProps {
  /** ISO with zone. */
  at: string;
  className?: string;
}

/** How long ago, and in the title when. */
export function Ago({ at, className }: AgoProps) {
  const now = useNow();
  return (
    <time className={className} dateTime={at} title={timeInPeru(at)}>
      {relativeTime(at, now)}
    </time>
  );
}
