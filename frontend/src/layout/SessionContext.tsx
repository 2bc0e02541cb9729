import { type Action, permits, POLICY } from '@contracts/policy';
import type { SignedInUser } from '@contracts/user';
import { createContext, useContext } from 'react';

export const SessionContext = createContext<SignedInUser | null>(null);

/** Who is signed in; only below the guard that knows it. */
export function useSignedInUser(): SignedInUser {
  const user = useContext(SessionContext);
  if (!user) throw new Error('useSignedInUser needs a signed-in screen around it');
  return user;
}

/** Whether the person may act, by the table by which the server decides; the app's `canAccess` without a wait. */
export const useMay = (action: Action): boolean => permits(POLICY[action], useSignedInUser());
