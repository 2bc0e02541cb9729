import { type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldButtonId } from '../results/use-field-focus';
import type { GridActs, ShownRow } from './shown-row';

interface ItemCellViewProps {
  cell: ShownRow['cells'][number];
  canEdit: boolean;
  isTabStop: boolean;
  acts: RefObject<GridActs>;
  onKey(event: KeyboardEvent): void;
  /** Enter in an input accepts and goes down. */
  onDown(): void;
  onTab(direction: 1 | -1): boolean;
}

/** A cell: read with the arrows, edited with Enter, F2 or by typing. */
export function ItemCellView(props: ItemCellViewProps) {
  const { cell, canEdit, isTabStop, acts, onKey, onDown, onTab } = props;
  const { path, column, isPending, problem } = cell;
  const id = fieldButtonId(path);
  const noteId = problem && `nota-${path}`;
  const [isEditing, setIsEditing] = useState(false);
  const className = `item-cell ${column?.isNumber ? 'num' : ''}`;
  const acceptAndGo = (direction: 1 | -1): void =>
    acts.current.actions.acceptAndGo(path, direction);
  const commit = (): void => void acts.current.session.commit(path);

  const back = (): void => {
    setIsEditing(false);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const onInputKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.ctrlKey) {
      event.preventDefault();
      setIsEditing(false);
      if (isPending) return acceptAndGo(1);
      commit();
      onDown();
    } else if (event.key === 'Tab' && isEditing) {
      if (onTab(event.shiftKey ? -1 : 1)) event.preventDefault();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      acts.current.session.revert(path);
      back();
    } else if (!isEditing && event.ctrlKey && /^(?:Insert|Delete)$/.test(event.key)) {
      // The whole table is being edited; in a cell that was opened alone Ctrl+Supr takes a word away.
      onKey(event);
    }
  };
  const onCellKey = (event: KeyboardEvent): void => {
    const isTyping = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === 'Enter' && isPending) {
      event.preventDefault();
      return acceptAndGo(event.shiftKey ? -1 : 1);
    }
    if (canEdit && (event.key === 'Enter' || event.key === 'F2' || isTyping)) {
      event.stopPropagation();
      // The input takes the keyboard within the key's own event, so that the character lands in it
      // and replaces the value, as in a spreadsheet.
      if (!isTyping) event.preventDefault();
      flushSync(() => setIsEditing(true));
    } else onKey(event);
  };

  if (!canEdit || !(isEditing || cell.isOpen)) {
    return (
      <td
        id={id}
        className={className}
        role="gridcell"
        data-key={column?.key}
        tabIndex={isTabStop ? 0 : -1}
        data-state={cell.state}
        data-problem={problem !== undefined || undefined}
        aria-describedby={noteId}
        onFocus={() => acts.current.actions.focus(path)}
        onKeyDown={onCellKey}
        onDoubleClick={() => setIsEditing(canEdit)}
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
        inputMode={column?.isNumber ? 'decimal' : undefined}
        value={cell.input}
        aria-label={column?.title}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={noteId}
        autoComplete="off"
        autoFocus={isEditing}
        onFocus={(event) => {
          if (isEditing) event.currentTarget.select();
          acts.current.actions.focus(path);
        }}
        onChange={(event) => acts.current.session.type(path, event.currentTarget.value)}
        onBlur={() => {
          // The window, not the field, was left: what is half typed stays a draft.
          if (!document.hasFocus()) return;
          commit();
          setIsEditing(false);
        }}
        onKeyDown={onInputKey}
      />
    </td>
  );
}
