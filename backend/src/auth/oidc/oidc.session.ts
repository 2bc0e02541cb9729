import type { Request } from 'express';
import type { PendingSignIn } from './domain/pending-sign-in';

declare module 'express-session' {
  interface SessionData {
    /** Attempts to sign in at the identity provider that have not come back yet. */
    pendingSignIns?: PendingSignIn[];
    /** Of a session that the identity provider opened; signing out there asks for it. */
    idToken?: string;
  }
}

/** Writes the session down now, not when the answer has gone out. */
export function saveSession({ session }: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    session.save((error?: Error) => (error ? reject(error) : resolve()));
  });
}
