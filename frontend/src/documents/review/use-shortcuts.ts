import { useHotkeys } from 'react-hotkeys-hook';
import { isOfRunningText, isTextInput } from '../../ui/running-text';
import { SHORTCUTS, type Shortcut, type ShortcutId } from './shortcuts';

/** What a key does; `key` is the one that was pressed. An id without an act does nothing. */
export type ShortcutActs = Partial<Record<ShortcutId, (key: string) => void>>;

const BY_ID = new Map<string, Shortcut>(SHORTCUTS.map((shortcut) => [shortcut.id, shortcut]));

/** Letters alone must not act while somebody types; with Ctrl or Alt they may. */
const isPlainKeyInInput = (event: KeyboardEvent): boolean =>
  isTextInput(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey;

const isInDialog = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement && event.target.closest('[role="dialog"]') !== null;

/** Listens to a key on the whole page; without an act it does nothing. */
export function useKey(
  { keys, inInputs = false }: Pick<Shortcut, 'keys' | 'inInputs'>,
  act: ((key: string) => void) | undefined,
): void {
  useHotkeys(keys, (event) => act?.(event.key), {
    enabled: act !== undefined,
    enableOnFormTags: inInputs,
    // A key held down acts once: Ctrl+Enter must not confirm the documents after this one unseen.
    ignoreEventWhen: (event) =>
      event.repeat || isPlainKeyInInput(event) || isOfRunningText(event) || isInDialog(event),
    preventDefault: true,
    useKey: true,
  });
}

function useShortcut(id: ShortcutId, act: ((key: string) => void) | undefined): void {
  useKey(BY_ID.get(id) as Shortcut, act);
}

/** Listens to the keys of the review on the whole page. */
export function useShortcuts(acts: ShortcutActs): void {
  useShortcut('confirm', acts.confirm);
  useShortcut('save', acts.save);
  useShortcut('undo', acts.undo);
  useShortcut('next', acts.next);
  useShortcut('previous', acts.previous);
  useShortcut('postpone', acts.postpone);
  useShortcut('flagged', acts.flagged);
  useShortcut('edit', acts.edit);
  useShortcut('copy', acts.copy);
  useShortcut('group', acts.group);
  useShortcut('search', acts.search);
  useShortcut('help', acts.help);
}
