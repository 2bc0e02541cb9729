import { BROWSER_DATA_DAYS } from '@contracts/limits';

/** Everything that the app keeps in a browser stands under this prefix. */
export const PREFIX = 'foliado:';
const LAST_USE = `${PREFIX}ultimo-uso`;
const DAY_MS = 24 * 3_600_000;

/** The keys of a storage that begin so. */
export const keysUnder = (prefix: string, storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

function forget(now: Date, storage: Storage): void {
  const lastUse = Date.parse(storage.getItem(LAST_USE) ?? '');
  if (now.getTime() - lastUse > BROWSER_DATA_DAYS * DAY_MS) {
    for (const key of keysUnder(PREFIX, storage)) storage.removeItem(key);
  }
  storage.setItem(LAST_USE, now.toISOString());
}

/** The storage that outlives the page; null where the browser forbids it. */
export function openStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/**
 * What a person arranged in this browser is kept for 30 days without use, as the privacy policy says.
 * Data of before the date was written down counts from today.
 */
export function forgetUnusedBrowserData(now: Date, open = () => window.localStorage): void {
  try {
    forget(now, open());
  } catch {
    // A forbidden or full storage keeps nothing that could be forgotten.
  }
}
