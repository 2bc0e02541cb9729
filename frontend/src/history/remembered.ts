import { useState } from 'react';

/**
 * What a person has arranged on this computer: look, columns and named views. Never a document:
 * only names that the person gives and filters that the person sets are kept (the same ones as in
 * the address), so that a shared computer shows no amounts or suppliers of the list.
 */
export function readRemembered(key: string, storage: Storage = window.localStorage): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A full or forbidden storage must not stop the work. */
export function remember(
  key: string,
  value: unknown,
  storage: Storage = window.localStorage,
): void {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    // The arrangement holds until the page is left.
  }
}

/** State that outlives the page. What is stored wrongly is as if it were not there. */
export function useRemembered<T>(
  key: string,
  parse: (stored: unknown) => T,
): [T, (value: T) => void] {
  const [value, setValue] = useState(() => parse(readRemembered(key)));
  const change = (next: T): void => {
    setValue(next);
    remember(key, next);
  };
  return [value, change];
}
