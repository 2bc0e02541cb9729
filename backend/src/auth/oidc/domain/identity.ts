import { EMAIL_MAX_CHARS, NAME_MAX_CHARS } from '../../../contracts/account';
import { cleanText } from '../../../rules/text-clean';

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

/** Claims of an ID token or of the userinfo endpoint, as the provider sent them. */
export type Claims = Readonly<Record<string, unknown>>;

/** A person as the identity provider knows them. */
export interface Identity {
  /** Of the validated ID token. Issuer and subject together never change (OpenID Connect Core 5.7). */
  issuer: string;
  subject: string;
  /** Lower case; null unless the provider says that it has verified the address. */
  verifiedEmail: string | null;
  firstName: string;
  lastName: string;
}

const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Claims that name the address, in this order; the last two are those of Microsoft, which may tell no `email`. */
const ADDRESSES = ['email', 'preferred_username', 'upn'] as const;

/** A boolean; some providers write it as a text (Cognito's userinfo). Null: the provider does not say. */
function isVerified({ email_verified: says }: Claims): boolean | null {
  if (says === undefined || says === null) return null;
  return says === true || says === 'true';
}

/** True when these claims alone say whose address it is and, where the provider says so at all, whether it was verified. */
export const isAboutEmail = (claims: Claims, trustsEmail: boolean): boolean =>
  addressIn(claims, trustsEmail) !== null && (trustsEmail || isVerified(claims) !== null);

/**
 * `claims` come from one source: an address of one and a "verified" of another prove nothing.
 * @param trustsEmail the operator vouches for a provider that does not say whether it has verified addresses
 *   (OIDC_TRUST_EMAIL); one that says that it has not is never believed
 */
export function identityOf(
  issuer: string,
  subject: string,
  claims: Claims,
  trustsEmail: boolean,
): Identity {
  const proven = isVerified(claims) ?? trustsEmail;
  const verifiedEmail = proven ? addressIn(claims, trustsEmail) : null;
  return { issuer, subject, verifiedEmail, ...nameOf(claims, verifiedEmail) };
}

function addressIn(claims: Claims, trustsEmail: boolean): string | null {
  const names = trustsEmail ? ADDRESSES : ADDRESSES.slice(0, 1);
  return names.map((name) => emailOf(claims[name])).find((email) => email !== null) ?? null;
}

function emailOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const email = value.trim().toLowerCase();
  return email.length <= EMAIL_MAX_CHARS && EMAIL.test(email) ? email : null;
}

/** A provider may know no name: then the part of the address before the @ stands for it. */
function nameOf(claims: Claims, email: string | null): { firstName: string; lastName: string } {
  const given = textOf(claims['given_name']);
  if (given) return { firstName: given, lastName: textOf(claims['family_name']) };
  const whole = textOf(claims['name']) || (email?.split('@')[0] ?? '');
  return { firstName: whole.slice(0, NAME_MAX_CHARS), lastName: '' };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? [...cleanText(value)].slice(0, NAME_MAX_CHARS).join('') : '';
