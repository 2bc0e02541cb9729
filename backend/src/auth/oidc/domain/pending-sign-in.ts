/** Which company a new person comes to. */
export interface CompanyChoice {
  /** Hash of the link of the invitation that is accepted. */
  invitation?: string;
  /** One of their own, although they know of an invitation (`InvitationsWaiting`). */
  isOwn?: true;
}

/** What is remembered between sending a person to the identity provider and their return. */
export interface PendingSignIn extends CompanyChoice {
  /** Random values of this one attempt (OpenID Connect Core 3.1.2.1, RFC 7636). */
  state: string;
  nonce: string;
  codeVerifier: string;
  /** A screen of this site. */
  returnTo: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** How long a person may take at the provider. */
export const PENDING_MS = 10 * 60_000;

/** Windows in which one person may be signing in at the same time; older attempts are forgotten. */
const MAX_PENDING = 5;

const open = (pending: readonly PendingSignIn[], now: number) =>
  pending.filter(({ expiresAt }) => expiresAt > now);

export function remember(
  pending: readonly PendingSignIn[],
  next: PendingSignIn,
  now: number,
): PendingSignIn[] {
  return [...open(pending, now), next].slice(-MAX_PENDING);
}

/** The attempt with this state, and what is left: an attempt is good for one return only. */
export function take(
  pending: readonly PendingSignIn[],
  state: unknown,
  now: number,
): { found: PendingSignIn | null; rest: PendingSignIn[] } {
  const alive = open(pending, now);
  const found = alive.find((attempt) => attempt.state === state) ?? null;
  return { found, rest: alive.filter((attempt) => attempt !== found) };
}
