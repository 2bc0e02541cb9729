import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { Button } from '../ui/Button';
import '../ui/field.css';
import { Icon } from '../ui/Icon';
import { SEARCH_MAX_CHARS } from './history-params';

/** Typing rests for so long before the server is asked. */
export const REST_MS = 250;

/** A text of one's own that is told on when the typing rests; a change from outside takes its place. */
export function useRestingText(value: string, onRest: (text: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  /** What was told last: its coming back as `value` must not undo what was typed since. */
  const [told, setTold] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seen !== value) {
    setSeen(value);
    if (value !== told.trim()) setText(value);
  }
  const type = (next: string, afterMs = REST_MS): void => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setTold(next);
      onRest(next);
    }, afterMs);
  };
  return { text, type };
}

interface QuickSearchProps {
  value: string;
  onSearch(text: string): void;
}

/** Search over provider, RUC, number, file, states and the words of the documents; `/` leads to it. */
export function QuickSearch({ value, onSearch }: QuickSearchProps) {
  const { text, type } = useRestingText(value, (next) => onSearch(next.trim()));
  const input = useRef<HTMLInputElement>(null);
  const focus = (): void => {
    input.current?.focus();
    input.current?.select();
  };
  useHotkeys('/', focus, { preventDefault: true, useKey: true });
  return (
    <div role="search" className="field-box history-search">
      <Icon of={Search} className="t3" />
      <input
        ref={input}
        type="search"
        aria-label="Buscar en el historial"
        value={text}
        maxLength={SEARCH_MAX_CHARS}
        placeholder="Proveedor, RUC, número, archivo…"
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') type(text, 0);
          if (event.key === 'Escape' && text !== '') type('', 0);
        }}
      />
      {text !== '' && (
        <Button
          size="s"
          look="ghost"
          square
          icon={X}
          aria-label="Borrar la búsqueda"
          onClick={() => {
            type('', 0);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
