import { createHash } from 'node:crypto';
import { Binary } from 'bson';
import { isDoc, type Doc } from '../bson/bson-types';
import type { Store } from '../storage/store';
import { arrayArgument } from './arguments';
import type { CommandHandler } from './context';

/** As `hello` announces it. */
const SESSION_MS = 30 * 60_000;

/** Nobody signs in here: the digest of the nameless user. */
const NOBODY = new Binary(createHash('sha256').update('').digest(), 0);

interface Session {
  id: unknown;
  lastUse: number;
}

/** The sessions that clients have named, the one used last at the end. */
class Sessions {
  private readonly sessions = new Map<string, Session>();

  note(lsid: unknown, now: number): void {
    const name = nameOf(lsid);
    if (name === null || !isDoc(lsid)) return;
    this.sessions.delete(name);
    this.sessions.set(name, { id: lsid['id'], lastUse: now });
    this.dropOlder(now - SESSION_MS);
  }

  end(lsid: unknown): void {
    const name = nameOf(lsid);
    if (name !== null) this.sessions.delete(name);
  }

  list(now: number): Doc[] {
    this.dropOlder(now - SESSION_MS);
    return [...this.sessions.values()].map(({ id, lastUse }) => ({
      _id: { id, uid: NOBODY },
      lastUse: new Date(lastUse),
    }));
  }

  private dropOlder(limit: number): void {
    for (const [name, { lastUse }] of this.sessions) {
      if (lastUse >= limit) return;
      this.sessions.delete(name);
    }
  }
}

function nameOf(lsid: unknown): string | null {
  const id = isDoc(lsid) ? lsid['id'] : undefined;
  return id instanceof Binary ? id.toString('hex') : null;
}

const known = new WeakMap<Store, Sessions>();

/** They live as long as the open store. */
export function sessionsOf(store: Store): Sessions {
  const before = known.get(store);
  if (before) return before;
  const made = new Sessions();
  known.set(store, made);
  return made;
}

export const endSessions: CommandHandler = ({ command, store }) => {
  const sessions = sessionsOf(store);
  for (const lsid of arrayArgument('endSessions', command, 'endSessions')) sessions.end(lsid);
  return { ok: 1 };
};
