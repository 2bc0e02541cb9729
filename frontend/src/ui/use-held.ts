import { useEffect, useState } from 'react';

/** As long as a slow double click may take. */
export const HELD_MS = 1_000;

/**
 * True for a second after the thing that one acts on has become another by itself: what was meant for the
 * one before must not be done to this one.
 * @param thing names what is acted on
 * @param isArrival the first one was not chosen by the person, either
 */
export function useHeld(thing: string, isArrival: boolean): boolean {
  const [seen, setSeen] = useState(thing);
  const [isHeld, setIsHeld] = useState(isArrival);
  if (seen !== thing) {
    setSeen(thing);
    setIsHeld(true);
  }
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setIsHeld(false), HELD_MS);
    return () => clearTimeout(timer);
  }, [isHeld, thing]);
  return isHeld;
}
