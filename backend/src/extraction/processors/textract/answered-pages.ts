import { createHash } from 'node:crypto';
import type { AnsweredPage } from './read-answers';

export type PageAnswer = Omit<AnsweredPage, 'page'>;

/** Long enough for the tries of a reading. */
const KEPT_MS = 15 * 60_000;
/** Of all documents together; each may be megabytes. */
const MOST = 60;

/**
 * Answers for pages of readings that did not end, by the pages' own bytes: the next try goes on at the page that
 * failed, and no page is paid for twice. Of this process alone; a reading that ends takes its pages out.
 */
export class AnsweredPages {
  private readonly kept = new Map<string, { answer: PageAnswer; until: number }>();

  /** @param page 1-based; answers say on which page their boxes are */
  static keyOf(page: number, bytes: Uint8Array): string {
    return `${page}:${createHash('sha256').update(bytes).digest('base64')}`;
  }

  find(key: string): PageAnswer | null {
    const found = this.kept.get(key);
    return found && found.until > Date.now() ? found.answer : null;
  }

  keep(key: string, answer: PageAnswer): void {
    this.kept.delete(key);
    this.kept.set(key, { answer, until: Date.now() + KEPT_MS });
    for (const [oldest] of this.kept) {
      if (this.kept.size <= MOST) break;
      this.kept.delete(oldest);
    }
  }

  forget(keys: Iterable<string>): void {
    for (const key of keys) this.kept.delete(key);
  }
}
