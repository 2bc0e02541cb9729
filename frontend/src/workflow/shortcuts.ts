/** Keys of the workflow screen, for the help and for the hooks that listen. */
export const KEYS = {
  next: { keys: 'j', shown: 'J', does: 'Documento siguiente' },
  previous: { keys: 'k', shown: 'K', does: 'Documento anterior' },
  choose: { keys: 'x', shown: 'X', does: 'Marcar para dar el paso a varios' },
  take: { keys: 'ctrl+enter', shown: 'Ctrl+Enter', does: 'Dar el paso', inInputs: true },
  help: { keys: 'shift+?', shown: '?', does: 'Esta ayuda' },
} as const;

/** Keys that the list itself handles. */
const LIST_KEYS = [
  { shown: '↑ · ↓', does: 'Moverse por la lista' },
  { shown: 'Enter', does: 'De la lista al formulario' },
  { shown: 'Esc', does: 'Del formulario a la lista' },
];

export const WORKFLOW_KEYS: readonly { shown: string; does: string }[] = [
  KEYS.next,
  KEYS.previous,
  ...LIST_KEYS,
  KEYS.choose,
  KEYS.take,
  KEYS.help,
];
