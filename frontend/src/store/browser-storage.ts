/** The storage that outlives the page; null where the browser forbids it. */
export function openStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
