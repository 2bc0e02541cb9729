import type { DocumentSummary } from '@contracts/document';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { type Selection, type SelectionChange, between, isChosen } from '../selection';

interface GridKeys {
  documents: readonly DocumentSummary[];
  selection: Selection;
  onSelect(change: SelectionChange): void;
  onOpen(document: DocumentSummary): void;
}

const STEP: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const rowOf = (target: EventTarget): HTMLTableRowElement | null =>
  target instanceof Element ? target.closest<HTMLTableRowElement>('tbody tr') : null;

const isIn = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * Keys and clicks of the grid: arrows move the row, Space selects, Shift selects up to it, Enter opens,
 * Ctrl+A takes the page, Escape lets go of everything.
 */
export function useGridKeys({ documents, selection, onSelect, onOpen }: GridKeys) {
  const [current, setCurrent] = useState(0);
  /** Where a range with Shift begins. */
  const anchor = useRef(0);
  const at = Math.min(current, Math.max(0, documents.length - 1));

  const selectRange = (to: number): void => {
    onSelect({ kind: 'set', documents: between(documents, anchor.current, to), isOn: true });
  };

  const select = (index: number, withShift: boolean): void => {
    const document = documents[index];
    if (!document) return;
    if (withShift) {
      selectRange(index);
      return;
    }
    anchor.current = index;
    // One out of all that match: the rest of the page stays chosen.
    if (selection.all)
      onSelect({ kind: 'only', documents: documents.filter((one) => one !== document) });
    else onSelect({ kind: 'toggle', document });
  };

  const moveTo = (index: number, row: HTMLTableRowElement, withShift: boolean): void => {
    const next = Math.min(documents.length - 1, Math.max(0, index));
    setCurrent(next);
    if (withShift) selectRange(next);
    else anchor.current = next;
    row.parentElement?.querySelectorAll('tr')[next]?.focus();
  };

  const act = (event: KeyboardEvent, row: HTMLTableRowElement, index: number): boolean => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const step = STEP[key];
    if (step !== undefined) moveTo(index + step, row, shiftKey);
    else if (key === ' ') select(index, shiftKey);
    else if (key === 'Escape') onSelect({ kind: 'clear' });
    else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) {
      onSelect({ kind: 'set', documents, isOn: true });
    } else if (key === 'Enter' && documents[index]) onOpen(documents[index]);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rowOf(event.target);
    // A link in the row keeps its own Enter.
    if (!row || (isIn(event.target, 'a, input') && [' ', 'Enter'].includes(event.key))) return;
    if (act(event, row, row.sectionRowIndex)) event.preventDefault();
  };

  const onClick = (event: MouseEvent): void => {
    const row = rowOf(event.target);
    if (!row) return;
    setCurrent(row.sectionRowIndex);
    if (isIn(event.target, '[data-check]')) select(row.sectionRowIndex, event.shiftKey);
    else if (event.shiftKey) selectRange(row.sectionRowIndex);
    else if (!isIn(event.target, 'a')) anchor.current = row.sectionRowIndex;
  };

  const onDoubleClick = (event: MouseEvent): void => {
    const row = rowOf(event.target);
    const document = row && documents[row.sectionRowIndex];
    if (document && !isIn(event.target, 'a, [data-check]')) onOpen(document);
  };

  const chosen = documents.filter(({ id }) => isChosen(selection, id)).length;
  return { current: at, chosenOnPage: chosen, handlers: { onKeyDown, onClick, onDoubleClick } };
}
