import { Search } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useLocation, useNavigate } from 'react-router-dom';
import '../ui/field.css';
import { Icon } from '../ui/Icon';
import { isOfRunningText } from '../ui/running-text';

const MAX_CHARS = 100;

/** Screens with a search of their own: there `/` leads to that one. */
const OWN_SEARCH = ['/historial', '/auditoria'];

/** Leads to the history with what is looked for; `/` comes here, except where the screen has its own search. */
export function DocumentSearch() {
  const navigate = useNavigate();
  const hasKey = !OWN_SEARCH.includes(useLocation().pathname);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useHotkeys('/', () => input.current?.focus(), {
    enabled: hasKey,
    ignoreEventWhen: isOfRunningText,
    preventDefault: true,
    useKey: true,
  });
  const search = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    void navigate(`/historial?${new URLSearchParams({ q: text.trim() })}`);
    setText('');
  };
  return (
    <form
      role="search"
      aria-label="Todos los documentos"
      className="top-bar-search search-box field-box"
      onSubmit={search}
    >
      <Icon of={Search} className="t3" />
      <input
        ref={input}
        aria-label="Buscar documento"
        placeholder="Buscar documento"
        value={text}
        maxLength={MAX_CHARS}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      {hasKey && <kbd aria-hidden="true">/</kbd>}
    </form>
  );
}
