import { API } from '@contracts/routes';
import { keysUnder, openStorage } from '../store/browser-data';
import { clearDrafts } from '../drafts/drafts';
import { openPage } from './open-page';

/** Written at sign-out, so that the other tabs hear of it. */
const SIGNED_OUT = 'foliado:salida';

/** Names of files that were chosen and not sent, by person; kept until the next visit. */
export const UNSENT_PREFIX = 'foliado:sin-enviar:';

/** Ends the session: drafts and names of files go, then the whole page goes to the server. */
export function signOut(): void {
  clearDrafts();
  const storage = openStorage();
  if (storage) for (const key of keysUnder(UNSENT_PREFIX, storage)) storage.removeItem(key);
  try {
    storage?.setItem(SIGNED_OUT, new Date().toISOString());
  } catch {
    // Other tabs then learn it from the server, and keep their drafts for this person alone.
  }
  openPage(API.logout);
}

/** Runs when the person signs out in another tab; the drafts of this one go with it. */
export function onSignOutElsewhere(told: () => unknown): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key !== SIGNED_OUT) return;
    clearDrafts();
    told();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
