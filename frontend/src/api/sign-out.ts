import { API } from '@contracts/routes';
import { clearDrafts } from '../drafts/drafts';
import { openStorage } from '../store/browser-data';
import { openPage } from './open-page';

/** Written at sign-out, so that the other tabs hear of it. */
const SIGNED_OUT = 'foliado:salida';

/** Names of files that were chosen and not sent, by person; kept until the next visit. */
export const UNSENT_PREFIX = 'foliado:sin-enviar:';

function clearUnsent(storage: Storage): void {
  for (const key of Object.keys(storage))
    if (key.startsWith(UNSENT_PREFIX)) storage.removeItem(key);
}

/** Ends the session: drafts and names of files go, then the whole page goes to the server. */
export function signOut(): void {
  clearDrafts();
  const storage = openStorage();
  if (storage) clearUnsent(storage);
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
