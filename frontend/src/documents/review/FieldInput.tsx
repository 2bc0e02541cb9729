import type { Word } from '@contracts/evidence';
import type { KeyboardEvent } from 'react';
import { fieldButtonId } from '../results/use-field-focus';
import { type InputType, fittedText } from './field-input';
import type { ReviewActions } from './review-actions';

interface FieldInputProps {
  path: string;
  label: string;
  type: InputType;
  text: string;
  isCode: boolean;
  hasProblem: boolean;
  noteId?: string;
  /** Takes the keyboard as soon as it appears: the field was opened, not the whole table. */
  isOpened: boolean;
  /** Words of the page that begin with what is typed; Ctrl+Space completes with the first. */
  matching: readonly Word[];
  actions: ReviewActions;
}

/** A field that is being corrected. Enter accepts and goes on, Escape takes back what was typed. */
export function FieldInput(props: FieldInputProps) {
  const { path, label, type, text, actions, isOpened, matching } = props;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      actions.acceptAndGo(path, event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      actions.escape(path);
    } else if (event.key === 'ArrowDown' && event.altKey) {
      event.preventDefault();
      actions.cycle(path);
    } else if (event.key === ' ' && event.ctrlKey && matching[0]) {
      event.preventDefault();
      actions.type(path, fittedText(matching[0].text, type));
    }
  };

  return (
    <input
      id={fieldButtonId(path)}
      className={`review-input ${props.isCode ? 'mono' : ''} ${type === 'number' ? 'num' : ''}`}
      inputMode={type === 'number' ? 'decimal' : undefined}
      value={text}
      aria-label={label}
      aria-invalid={props.hasProblem || undefined}
      aria-describedby={props.noteId}
      autoComplete="off"
      spellCheck={false}
      autoFocus={isOpened}
      onFocus={(event) => {
        if (isOpened) event.currentTarget.select();
        actions.focus(path);
      }}
      onChange={(event) => actions.type(path, event.currentTarget.value)}
      onBlur={() => {
        // The window, not the field, was left: what is half typed stays a draft.
        if (document.hasFocus()) actions.leave(path);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
