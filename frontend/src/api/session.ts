import { API } from '@contracts/routes';
import type { SignedInUser } from '@contracts/user';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { read, request } from './http-client';

export const SESSION_KEY = ['session'] as const;

/** Who is signed in; null when nobody is. Presence means authenticated (spec section 7). */
export const fetchSignedInUser = (signal?: AbortSignal) =>
  read<SignedInUser>(API.authUser, { signal });

/** What the server says of a session that it ended itself, such as of a deactivated account; else null. */
async function fetchSessionEnd(signal: AbortSignal): Promise<string | null> {
  try {
    await request(API.authUser, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SESION_CUENTA_INACTIVA')
      return error.userMessage;
  }
  return null;
}

/** Why the person was signed out, in Spanish, when it was not by their own doing or by time. */
export function useSessionEnd(): string | null {
  const { data = null } = useQuery({
    queryKey: [...SESSION_KEY, 'end'],
    queryFn: ({ signal }) => fetchSessionEnd(signal),
  });
  return data;
}

/** The session as the guards see it: loading, a user, or null. */
export const useSession = () =>
  useQuery({
    queryKey: SESSION_KEY,
    queryFn: ({ signal }) => fetchSignedInUser(signal),
  });
