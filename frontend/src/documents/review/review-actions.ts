import type { FieldValue } from '@contracts/evidence';

/** What a field can ask of the pane around it. The object stays the same while the document does. */
export interface ReviewActions {
  type(path: string, text: string): void;
  focus(path: string): void;
  hover(path: string | null): void;
  /** Moves the keyboard to a field. */
  pick(path: string): void;
  /** Leaving an input: what was typed is saved, unless the whole table is being edited. */
  leave(path: string): void;
  /** Saves or accepts the field and goes to the next (1) or previous (-1) one that waits for a look. */
  acceptAndGo(path: string, direction: 1 | -1): void;
  /** First takes back what was typed, then closes the field. */
  escape(path: string): void;
  /** Shows the next of the other values in the input. */
  cycle(path: string): void;
  /** Takes a proposed value and goes on. */
  take(path: string, value: FieldValue): void;
  keepMine(path: string): void;
  keepTheirs(path: string): void;
}
