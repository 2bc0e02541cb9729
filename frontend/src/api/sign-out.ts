import { API } from '@contracts/routes';
import { openPage } from './open-page';

/** Everything that a person writes and has not sent is kept under this prefix. */
export const DRAFT_PREFIX = 'foliado:borrador:';

/** Removes what was kept in this tab for the person who leaves. */
export function clearDrafts(storage: Storage = window.sessionStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(DRAFT_PREFIX)) storage.removeItem(key);
}

/** Names of files that were chosen and not sent, by person; kept until the next visit. */
export const UNSENT_PREFIX = 'foliado:sin-enviar:';

function clearUnsent(): void {
  try {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(UNSENT_PREFIX)) window.localStorage.removeItem(key);
  } catch {
    // A forbidden storage has kept nothing.
  }
}

/** Ends the session: drafts and names of files go, then the whole page goes to the server. */
export function signOut(): void {
  clearDrafts();
  clearUnsent();
  openPage(API.logout);
}
