import { API } from '@contracts/routes';
import { openPage } from './open-page';

/** Everything that a person writes and has not sent is kept under this prefix. */
export const DRAFT_PREFIX = 'foliado:borrador:';

/** Removes what was kept in this tab for the person who leaves. */
export function clearDrafts(storage: Storage = window.sessionStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(DRAFT_PREFIX)) storage.removeItem(key);
}

/** Ends the session: drafts go, then the whole page goes to the server. */
export function signOut(): void {
  clearDrafts();
  openPage(API.logout);
}
