import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** The present time, a little stale, so that "hace 5 minutos" stays true while the page stands. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
