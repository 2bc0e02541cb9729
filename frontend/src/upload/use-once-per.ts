import { useRef } from 'react';

/** Runs an act once for a key, however often it is asked for within `milliseconds`. */
export function useOncePer(milliseconds: number): (key: string, act: () => void) => void {
  const times = useRef(new Map<string, number>());
  return (key, act) => {
    const now = performance.now();
    const last = times.current.get(key);
    if (last !== undefined && now - last < milliseconds) return;
    times.current.set(key, now);
    act();
  };
}
