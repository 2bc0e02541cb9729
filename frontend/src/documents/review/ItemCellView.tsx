import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldButtonId } from '../results/use-field-focus';
import { inputType } from './field-input';
import type { ItemCell, ItemColumn } from './items-model';
import type { ReviewView } from './review-view';

interface ItemCellViewProps {
  cell: ItemCell;
  column: ItemColumn | undefined;
  view: ReviewView;
  isTabStop: boolean;
  onKey(event: KeyboardEvent): void;
  /** Enter in an input accepts and goes down. */
  onDown(): void;
  onTab(direction: 1 | -1): boolean;
}

/** A cell: read with the arrows, edited with Enter, F2 or by typing. */
export function ItemCellView(props: ItemCellViewProps) {
  const { cell, column, view, isTabStop, onKey, onDown, onTab } = props;
  const { session, state, actions } = view;
  const { path } = cell;
  const id = fieldButtonId(path);
  const [isEditing, setIsEditing] = useState(false);
  /** A cell that waits for a look: Enter accepts it as it was read. */
  const isPending = view.canEdit && view.pending.includes(path);
  const isInput = view.canEdit && (isEditing || state.isEditing || path in state.texts);
  const className = `item-cell ${column?.isNumber ? 'num' : ''}`;

  const back = (): void => {
    setIsEditing(false);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const onInputKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.ctrlKey) {
      event.preventDefault();
      setIsEditing(false);
      if (isPending) return actions.acceptAndGo(path, 1);
      void session.commit(path);
      onDown();
    } else if (event.key === 'Tab' && isEditing) {
      if (onTab(event.shiftKey ? -1 : 1)) event.preventDefault();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      session.revert(path);
      back();
    }
  };
  const onCellKey = (event: KeyboardEvent): void => {
    const isTyping = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === 'Enter' && isPending) {
      event.preventDefault();
      return actions.acceptAndGo(path, event.shiftKey ? -1 : 1);
    }
    if (view.canEdit && (event.key === 'Enter' || event.key === 'F2' || isTyping)) {
      event.stopPropagation();
      // The input takes the keyboard within the key's own event, so that the character lands in it
      // and replaces the value, as in a spreadsheet.
      if (!isTyping) event.preventDefault();
      flushSync(() => setIsEditing(true));
    } else onKey(event);
  };

  if (!isInput) {
    return (
      <td
        id={id}
        className={className}
        role="gridcell"
        data-key={column?.key}
        tabIndex={isTabStop ? 0 : -1}
        data-state={cell.state}
        data-problem={path in state.problems || undefined}
        title={state.problems[path]?.message}
        onFocus={() => actions.focus(path)}
        onKeyDown={onCellKey}
        onDoubleClick={() => setIsEditing(view.canEdit)}
        onClick={(event) => event.currentTarget.focus()}
      >
        <span className={cell.isEmpty ? 't3' : undefined}>{cell.text}</span>
      </td>
    );
  }
  return (
    <td className={className} role="gridcell" data-key={column?.key} data-editing>
      <input
        id={id}
        className={`review-input ${column?.isNumber ? 'num' : ''}`}
        type={inputType(path, session.value(path))}
        step="any"
        value={session.text(path)}
        aria-label={column?.title}
        aria-invalid={path in state.problems || undefined}
        autoComplete="off"
        autoFocus={isEditing}
        onFocus={(event) => {
          if (isEditing) event.currentTarget.select();
          actions.focus(path);
        }}
        onChange={(event) => session.type(path, event.currentTarget.value)}
        onBlur={() => {
          // The window, not the field, was left: what is half typed stays a draft.
          if (!document.hasFocus()) return;
          void session.commit(path);
          setIsEditing(false);
        }}
        onKeyDown={onInputKey}
      />
    </td>
  );
}
