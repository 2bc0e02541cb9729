import { keysUnder } from '../store/browser-data';

/** Everything that a person writes and has not sent stands in the tab under this prefix. */
export const DRAFT_PREFIX = 'foliado:borrador:';
/** Whose session this tab has, or had until it ended by itself. */
const PERSON = 'foliado:persona';

/** Removes what was kept in this tab for the person who leaves, and who they were. */
export function clearDrafts(storage: Storage = window.sessionStorage): void {
  for (const key of keysUnder(DRAFT_PREFIX, storage)) storage.removeItem(key);
  storage.removeItem(PERSON);
}

/** The tab is this person's from now on: nobody finds what somebody else has typed in it. */
export function keepDraftsFor(userId: string, storage: Storage = window.sessionStorage): void {
  const before = storage.getItem(PERSON);
  if (before !== null && before !== userId) clearDrafts(storage);
  try {
    storage.setItem(PERSON, userId);
  } catch {
    // A full storage keeps no drafts of anybody else either.
  }
}

/** What waits in this tab since a session ended by itself; null where none did. */
export function lostSession(storage: Storage = window.sessionStorage): 'drafts' | 'nothing' | null {
  const person = storage.getItem(PERSON);
  if (person === null) return null;
  const own = `${DRAFT_PREFIX}${person}:`;
  return keysUnder(own, storage).length > 0 ? 'drafts' : 'nothing';
}

/**
 * What one person has typed into forms in this tab, by the name of the form: it survives a reload, Back and
 * the end of the session, and goes at sign-out (decisions, "Draft in the browser"). No password enters here.
 */
export class Drafts {
  constructor(
    private readonly userId: string,
    private readonly storage: Storage = window.sessionStorage,
  ) {}

  /** As it was written; null when there is none, or none of ours. */
  read(form: string): unknown {
    try {
      return JSON.parse(this.storage.getItem(this.key(form)) ?? 'null');
    } catch {
      return null;
    }
  }

  has(form: string): boolean {
    return this.storage.getItem(this.key(form)) !== null;
  }

  /** Null removes it. False when it does not fit: a full storage must not stop the work. */
  write(form: string, draft: object | null): boolean {
    try {
      if (draft === null) this.storage.removeItem(this.key(form));
      else this.storage.setItem(this.key(form), JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  }

  private key(form: string): string {
    return `${DRAFT_PREFIX}${this.userId}:${form}`;
  }
}
