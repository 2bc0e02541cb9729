import type { PageProgress } from '../contracts/document';

/** Each is a write: those between are left out. Milliseconds. */
const EVERY_MS = 1_000;

/**
 * Records how far a reading is, at most once a second and never twice at a time. What fails is not told: the next
 * page, or the next stage, says where the reading stands.
 */
export function pageNews(
  record: (pages: PageProgress) => Promise<unknown>,
): (pages: PageProgress) => void {
  let next = 0;
  let isWriting = false;
  return (pages) => {
    const now = performance.now();
    if (isWriting || now < next) return;
    isWriting = true;
    next = now + EVERY_MS;
    void record(pages)
      .catch(() => undefined)
      .finally(() => (isWriting = false));
  };
}
