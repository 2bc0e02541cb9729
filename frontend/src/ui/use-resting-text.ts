import { useEffect, useRef, useState } from 'react';

/** Typing rests for so long before the server is asked. */
const REST_MS = 250;

/**
 * A text of one's own that is told on when the typing rests; a change from outside takes its place.
 *
 * `restMs` 0 tells each letter at once.
 */
export function useRestingText(
  value: string,
  onRest: (text: string) => void,
  restMs: number = REST_MS,
) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  /** What was told last: its coming back as `value` must not undo what was typed since. */
  const [told, setTold] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seen !== value) {
    setSeen(value);
    if (value.trim() !== told.trim()) {
      setText(value);
      setTold(value);
    }
  }
  const tell = (next: string): void => {
    setTold(next);
    onRest(next);
  };
  const type = (next: string, afterMs = restMs): void => {
    setText(next);
    clearTimeout(timer.current);
    if (afterMs === 0) tell(next);
    else timer.current = setTimeout(() => tell(next), afterMs);
  };
  return { text, type };
}
