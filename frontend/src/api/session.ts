import { API } from '@contracts/routes';
import type { SignedInUser } from '@contracts/user';
import { useQuery } from '@tanstack/react-query';
import { nullWhenSignedOut, requestJson } from './http-client';

export const SESSION_KEY = ['session'] as const;

/** Who is signed in; null when nobody is. Presence means authenticated (spec section 7). */
export function fetchSignedInUser(signal?: AbortSignal): Promise<SignedInUser | null> {
  return nullWhenSignedOut(requestJson<SignedInUser>(API.authUser, { signal }));
}

/** The session as the guards see it: loading, a user, or null. */
export function useSession() {
  return useQuery({
    queryKey: SESSION_KEY,
    queryFn: ({ signal }) => fetchSignedInUser(signal),
  });
}
