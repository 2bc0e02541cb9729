import type { SignedInUser } from '@contracts/user';
import { createContext, useContext } from 'react';

export const SessionContext = createContext<SignedInUser | null>(null);

/** Who is signed in; only below the guard that knows it. */
export function useSignedInUser(): SignedInUser {
  const user = useContext(SessionContext);
  if (!user) throw new Error('useSignedInUser needs a signed-in screen around it');
  return user;
}
