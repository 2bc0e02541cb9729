import { type ContactMessage, EMPTY_MESSAGE } from './message';

/** With the prefix of all drafts: signing out of the app removes it, too. */
const KEY = 'foliado:borrador:contacto';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Storage of this tab, null where the visitor forbids it. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** What was typed in this tab before; what is not ours is no draft. */
export function readContactDraft(storage: Storage | null): ContactMessage {
  const { name, email, company, message } = parsed(storage?.getItem(KEY) ?? null);
  return {
    name: textOf(name),
    email: textOf(email),
    company: textOf(company),
    message: textOf(message),
  };
}

/** Keeps the draft until the tab is closed; an empty one is removed. A full storage must not stop the work. */
export function writeContactDraft(typed: ContactMessage, storage: Storage | null): void {
  const isEmpty = Object.values(typed).every((text) => text === '');
  try {
    if (isEmpty) storage?.removeItem(KEY);
    else storage?.setItem(KEY, JSON.stringify({ ...EMPTY_MESSAGE, ...typed }));
  } catch {
    // The text stays in the form.
  }
}
