import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlacedField } from '../../ui/PageBoxes';

const ID = 'campo-';
export const fieldButtonId = (path: string): string => `${ID}${path}`;

/** The field that a control is of; null for any other. */
export const fieldPathOf = (control: Element | null): string | null =>
  control?.id.startsWith(ID) ? control.id.slice(ID.length) : null;

/** Which field has the focus, which one is pointed at, and which page is in view. */
export function useFieldFocus(fields: readonly PlacedField[]) {
  const [focused, setFocused] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [page, setPage] = useState(1);

  const focus = useCallback(
    (path: string): void => {
      setFocused(path);
      const boxes = fields.find((field) => field.path === path)?.boxes ?? [];
      const [first] = boxes;
      if (first) setPage((shown) => (boxes.some((box) => box.page === shown) ? shown : first.page));
    },
    [fields],
  );
  /** From a box on the page: the row takes the keyboard's focus, which marks the box; of a line its text does. */
  const pick = useCallback((path: string): void => {
    const control = (): HTMLElement | null =>
      document.getElementById(fieldButtonId(path)) ??
      document.getElementById(fieldButtonId(`${path}.descripcion`));
    // What has the focus is drawn: a row out of sight in a long table, a field of a folded group.
    if (!control()) flushSync(() => setFocused(path));
    control()?.focus();
  }, []);
  const leave = useCallback((): void => setFocused(null), []);

  return useMemo(
    () => ({
      focused,
      highlighted: hovered ?? focused,
      page,
      setPage,
      focus,
      hover: setHovered,
      pick,
      leave,
    }),
    [focused, hovered, page, focus, pick, leave],
  );
}

export type FieldFocus = ReturnType<typeof useFieldFocus>;
