import { SESSION_EXPIRED_RELOAD_MS } from '@contracts/limits';
import { permits, type Policy, POLICY } from '@contracts/policy';
import { API } from '@contracts/routes';
import type { SignedInUser } from '@contracts/user';
import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import { isSessionOver } from './api-error';
import { displayName } from './display-name';
import { openPage } from './open-page';
import { SESSION_KEY, fetchSignedInUser } from './session';
import { signOut } from './sign-out';

/** The reload of a screen that says that the session has ended comes before the guard. */
const GUARD_AFTER_MS = 500;

/** The guard's answer when it is there, else the server's. */
async function signedInUser(queryClient: QueryClient): Promise<SignedInUser> {
  const known = queryClient.getQueryData<SignedInUser | null>(SESSION_KEY);
  const user = known ?? (await fetchSignedInUser());
  if (!user) throw new Error('No hay una sesión iniciada');
  return user;
}

/**
 * react-admin's view of the session; signing in and out are whole page navigations. `tellEnd` says that the
 * session has ended, before the guard leads to /auth.
 */
export const createAuthProvider = (
  queryClient: QueryClient,
  tellEnd: () => void,
): AuthProvider => ({
  login: async () => openPage(API.login),
  logout: async () => {
    signOut();
    return false;
  },
  checkAuth: async () => {
    await signedInUser(queryClient);
  },
  // The guard asks again who is signed in and leads to /auth; the call itself still fails. It waits
  // until that was read; some screens reload after these two seconds.
  checkError: async (error: unknown) => {
    if (!isSessionOver(error)) return;
    tellEnd();
    setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: SESSION_KEY }),
      SESSION_EXPIRED_RELOAD_MS + GUARD_AFTER_MS,
    );
  },
  getIdentity: async () => {
    const user = await signedInUser(queryClient);
    return { id: user.id, fullName: displayName(user) };
  },
  // By the server's table; what it does not name the server judges alone, and the screen shows its answer.
  canAccess: async ({ resource, action }) => {
    const policy = (POLICY as Record<string, Policy | undefined>)[`${resource}.${action}`];
    return policy === undefined || permits(policy, await signedInUser(queryClient));
  },
  getPermissions: async () => (await signedInUser(queryClient)).role,
});
