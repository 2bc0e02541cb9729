import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { Button } from './Button';
import './field.css';
import { Icon } from './Icon';
import { useRestingText } from './use-resting-text';

interface SearchBoxProps {
  /** What is searched; it is heard, not seen. */
  label: string;
  placeholder: string;
  value: string;
  maxLength?: number;
  className?: string;
  /** Given where the search is a landmark of the page. */
  role?: 'search';
  /** How long typing rests before it is told; 0 tells each letter. */
  restMs?: number;
  /** The key that leads here from anywhere on the page. */
  shortcut?: string;
  onSearch(text: string): void;
  /** The arrow down, and Enter on a search that has been told, lead on to what was found. */
  onLeave?(): void;
}

/** A search that is told once the typing rests; Enter does not wait, Escape and the cross clear it. */
export function SearchBox(props: SearchBoxProps) {
  const {
    label,
    value,
    className = '',
    role,
    restMs,
    shortcut,
    onSearch,
    onLeave,
    ...rest
  } = props;
  const { text, type } = useRestingText(value, onSearch, restMs);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const focus = (): void => {
    input.current?.focus();
    input.current?.select();
  };
  useHotkeys(shortcut ?? '', focus, {
    enabled: shortcut !== undefined,
    preventDefault: true,
    useKey: true,
  });
  const clear = (): void => type('', 0);
  return (
    <div role={role} className={`field-box search-box ${className}`.trim()}>
      <label htmlFor={id}>
        <Icon of={Search} className="t3" />
        <span className="visually-hidden">{label}</span>
      </label>
      <input
        {...rest}
        ref={input}
        id={id}
        type="search"
        value={text}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && text.trim() !== value) type(text, 0);
          else if (onLeave && ['Enter', 'ArrowDown'].includes(event.key)) {
            event.preventDefault();
            onLeave();
          }
          if (event.key === 'Escape' && text !== '') clear();
        }}
      />
      {text !== '' && (
        <Button
          size="s"
          look="ghost"
          icon={X}
          aria-label="Borrar la búsqueda"
          onClick={() => {
            clear();
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
