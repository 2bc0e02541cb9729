import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import {
  type Identifier,
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
} from 'react-admin';

const STEP: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
const NOTHING: readonly Identifier[] = [];

const rowOf = (target: EventTarget): HTMLTableRowElement | null =>
  target instanceof Element ? target.closest<HTMLTableRowElement>('tbody tr[data-index]') : null;

/** The cells of the row under an open one belong to no row of the list. */
const indexOf = (row: HTMLTableRowElement): number => Number(row.dataset['index']);

const isIn = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * Keys and clicks of the rows of a table. A click opens. Where rows are chosen, arrows move from one to the next, Space
 * chooses, Shift chooses up to it, Enter opens, Ctrl+A takes the page, Escape lets go of everything.
 */
export function useRowKeys<Row extends RaRecord>(
  rows: readonly Row[],
  onOpen: ((row: Row) => void) | undefined,
  isChoosing: boolean,
) {
  const selectedIds = useDataTableSelectedIdsContext() ?? NOTHING;
  const { onSelect, handleToggleItem } = useDataTableCallbacksContext();
  const [current, setCurrent] = useState(0);
  /** Where a range of the keyboard begins. */
  const anchor = useRef(0);
  const at = Math.min(current, Math.max(0, rows.length - 1));
  const pageIds = rows.map(({ id }) => id);
  const add = (ids: readonly Identifier[]): void =>
    onSelect?.([...new Set([...selectedIds, ...ids])]);
  const toggle = (index: number, event: KeyboardEvent | MouseEvent): void => {
    anchor.current = index;
    const row = rows[index];
    if (row) handleToggleItem?.(row.id, event);
  };

  const moveTo = (index: number, row: HTMLTableRowElement, withShift: boolean): void => {
    const next = Math.min(rows.length - 1, Math.max(0, index));
    setCurrent(next);
    if (withShift) {
      const [from, to] = [anchor.current, next].sort((a, b) => a - b);
      add(pageIds.slice(from, (to ?? next) + 1));
    } else anchor.current = next;
    row.parentElement?.querySelector<HTMLElement>(`[data-index='${next}']`)?.focus();
  };

  const act = (event: KeyboardEvent, row: HTMLTableRowElement): boolean => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const index = indexOf(row);
    const step = STEP[key];
    if (step !== undefined) moveTo(index + step, row, shiftKey);
    else if (key === ' ') toggle(index, event);
    else if (key === 'Escape') onSelect?.([]);
    else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) add(pageIds);
    else if (key === 'Enter' && rows[index]) onOpen?.(rows[index]);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rowOf(event.target);
    // A link in the row keeps its own Enter.
    if (!row || (isIn(event.target, 'a, button, input') && [' ', 'Enter'].includes(event.key)))
      return;
    if (act(event, row)) event.preventDefault();
  };

  const onClick = (event: MouseEvent): void => {
    const row = rowOf(event.target);
    const clicked = row && rows[indexOf(row)];
    if (!clicked || isIn(event.target, 'a')) return;
    setCurrent(indexOf(row));
    if (isChoosing && (event.shiftKey || isIn(event.target, '[data-check]')))
      toggle(indexOf(row), event);
    // Who marks words with the mouse wants to copy them.
    else if (!window.getSelection()?.toString()) onOpen?.(clicked);
  };

  return {
    current: at,
    handlers: { onClick, onKeyDown: isChoosing ? onKeyDown : undefined },
    chosen: new Set(selectedIds),
    /** Takes the whole page, or lets go of it. */
    choosePage: (isOn: boolean): void =>
      isOn ? add(pageIds) : onSelect?.(selectedIds.filter((id) => !pageIds.includes(id))),
  };
}
