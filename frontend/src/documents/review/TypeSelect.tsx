import { DOCUMENT_TYPES } from '@contracts/extracted-data';
import type { KeyboardEvent } from 'react';
import { documentTypeLabel } from '../../ui/fields/format-value';
import { fieldButtonId } from '../results/use-field-focus';
import type { ReviewActions } from './review-actions';

interface TypeSelectProps {
  path: string;
  label: string;
  /** The type that is chosen now, as the contract names it; empty when there is none. */
  text: string;
  /** What the document says: stays a choice also when it is none of the known types. */
  present: string;
  hasProblem: boolean;
  noteId?: string;
  /** Takes the keyboard as soon as it appears: the field was opened, not the whole table. */
  isOpened: boolean;
  actions: ReviewActions;
}

/** The known types, and before them whatever else stands in the field. */
function choices(text: string, present: string): string[] {
  const known: readonly string[] = DOCUMENT_TYPES;
  const others = [...new Set([present, text])].filter(
    (type) => !known.includes(type) && type !== '',
  );
  return ['', ...others, ...known];
}

/** The type of a document. Enter accepts and goes on, as in every field; the list opens with Space. */
export function TypeSelect(props: TypeSelectProps) {
  const { path, label, text, present, isOpened, actions } = props;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      actions.acceptAndGo(path, event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      actions.escape(path);
    }
  };

  return (
    <select
      id={fieldButtonId(path)}
      className="review-input"
      value={text}
      aria-label={label}
      aria-invalid={props.hasProblem || undefined}
      aria-describedby={props.noteId}
      autoFocus={isOpened}
      onFocus={() => actions.focus(path)}
      onChange={(event) => actions.type(path, event.currentTarget.value)}
      onBlur={() => {
        // The window, not the field, was left: what is chosen stays a draft.
        if (document.hasFocus()) actions.leave(path);
      }}
      onKeyDown={onKeyDown}
    >
      {choices(text, present).map((type) => (
        <option key={type} value={type}>
          {type === '' ? 'Sin tipo' : documentTypeLabel(type)}
        </option>
      ))}
    </select>
  );
}
