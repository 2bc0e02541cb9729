import { keysUnder, openStorage } from '../store/browser-data';
import { UNSENT_PREFIX } from '../api/sign-out';

/** A page that has not said for so long that it lives is taken for closed: a browser may be killed. */
const SILENT_MS = 180_000;
/** How often a living page says so; a page in the background may be held back for a minute. */
export const UNSENT_BEAT_MS = 30_000;
/** Names that are kept of one page; more are only counted. */
const MOST_NAMES = 200;

interface UnsentFiles {
  /** Names of files, in the order chosen. */
  names: string[];
  /** All of them, also those whose names are not kept. */
  count: number;
  /** Last sign of life, ms since 1970; 0 once the page was left. */
  seenAt: number;
}

export interface LostFiles {
  names: readonly string[];
  count: number;
}

const prefixOf = (userId: string): string => `${UNSENT_PREFIX}${userId}:`;

function parsed(text: string | null): UnsentFiles | null {
  try {
    const { names, count, seenAt } = JSON.parse(text ?? 'null') as UnsentFiles;
    const isKnown = Array.isArray(names) && names.every((name) => typeof name === 'string');
    return isKnown && typeof count === 'number' ? { names, count, seenAt: Number(seenAt) } : null;
  } catch {
    // Of another version of the product, or nothing.
    return null;
  }
}

/** What one page has not sent yet, by name alone, for the next visit of the same person. */
export class UnsentRecord {
  private readonly key: string;
  private names: readonly string[] = [];

  constructor(
    userId: string,
    pageId: string,
    private readonly storage = openStorage(),
    private readonly now: () => number = Date.now,
  ) {
    this.key = `${prefixOf(userId)}${pageId}`;
  }

  /** Writes only what is new; a forbidden or full storage must not stop the work. */
  keep(names: readonly string[]): void {
    if (names.join('\n') === this.names.join('\n')) return;
    this.names = names;
    this.write(this.now());
  }

  /** Says that the page lives. */
  readonly beat = (): void => {
    if (this.names.length > 0) this.write(this.now());
  };

  /** The page is left: what is unsent is lost. After a sign-out nothing is there to be marked. */
  readonly leave = (): void => {
    if (this.storage?.getItem(this.key)) this.write(0);
  };

  private write(seenAt: number): void {
    const { names } = this;
    const kept = { names: names.slice(0, MOST_NAMES), count: names.length, seenAt };
    try {
      if (names.length === 0) this.storage?.removeItem(this.key);
      else this.storage?.setItem(this.key, JSON.stringify(kept));
    } catch {
      // Then they are not named at the next visit.
    }
  }
}

/** What earlier pages of this person were closed with and had not sent; null when there is nothing. */
export function lostFiles(
  userId: string,
  storage = openStorage(),
  now = Date.now(),
): LostFiles | null {
  if (!storage) return null;
  const left = keysUnder(prefixOf(userId), storage)
    .flatMap((key) => parsed(storage.getItem(key)) ?? [])
    .filter(({ seenAt }) => now - seenAt > SILENT_MS);
  if (left.length === 0) return null;
  return {
    names: left.flatMap(({ names }) => names),
    count: left.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The person has read it. */
export function forgetLost(userId: string, storage = openStorage(), now = Date.now()): void {
  if (!storage) return;
  for (const key of keysUnder(prefixOf(userId), storage)) {
    const kept = parsed(storage.getItem(key));
    if (!kept || now - kept.seenAt > SILENT_MS) storage.removeItem(key);
  }
}
