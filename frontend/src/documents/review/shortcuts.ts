/** A key of the review, for the help and for the hook that listens. */
export interface Shortcut {
  id: string;
  /** As react-hotkeys-hook writes it; read by the key that is produced, so layouts do not matter. */
  keys: string;
  shown: string;
  does: string;
  /** Works while an input has the focus, too; single letters do not (WCAG 2.1.4). */
  inInputs?: boolean;
}

export const SHORTCUTS = [
  {
    id: 'confirm',
    keys: 'ctrl+enter',
    shown: 'Ctrl+Enter',
    does: 'Confirmar y pasar al siguiente',
    inInputs: true,
  },
  { id: 'save', keys: 'ctrl+s', shown: 'Ctrl+S', does: 'Guardar los cambios', inInputs: true },
  { id: 'undo', keys: 'ctrl+z', shown: 'Ctrl+Z', does: 'Deshacer el último cambio guardado' },
  {
    id: 'next',
    keys: 'alt+pagedown,j',
    shown: 'Alt+AvPág o J',
    does: 'Documento siguiente',
    inInputs: true,
  },
  {
    id: 'previous',
    keys: 'alt+pageup,k',
    shown: 'Alt+RePág o K',
    does: 'Documento anterior',
    inInputs: true,
  },
  { id: 'flagged', keys: 'f', shown: 'F', does: 'Ir al siguiente dato por verificar' },
  { id: 'edit', keys: 'e', shown: 'E', does: 'Editar todos los datos' },
  { id: 'postpone', keys: 'p', shown: 'P', does: 'Posponer' },
  { id: 'copy', keys: 'c', shown: 'C', does: 'Copiar el valor del dato abierto' },
  { id: 'group', keys: '1,2,3,4,5,6', shown: '1 a 6', does: 'Ir a un grupo de datos' },
  { id: 'search', keys: '/,shift+/', shown: '/', does: 'Ver el texto de la página' },
  { id: 'help', keys: 'shift+?', shown: '?', does: 'Esta ayuda' },
] as const satisfies readonly Shortcut[];

export type ShortcutId = (typeof SHORTCUTS)[number]['id'];

/** Keys that fields, grid and viewer handle themselves; here for the help only. */
export const FIELD_KEYS: readonly { shown: string; does: string }[] = [
  { shown: 'Enter', does: 'Aceptar y pasar al siguiente dato por verificar' },
  { shown: 'Mayús+Enter', does: 'Aceptar y volver al anterior' },
  { shown: 'Tab · Mayús+Tab', does: 'Dato siguiente · anterior' },
  { shown: 'Esc', does: 'Dejar el dato como estaba' },
  { shown: 'Alt+↓', does: 'Ver otra lectura del dato' },
  { shown: 'Ctrl+Espacio', does: 'Completar con la palabra de la página' },
  { shown: 'Flechas', does: 'Moverse por los productos' },
  { shown: 'Ctrl+Ins · Ctrl+Supr', does: 'Agregar · quitar una fila de productos' },
  { shown: '+ · − · 0 · R', does: 'Acercar, alejar, ajustar y girar la página' },
];
