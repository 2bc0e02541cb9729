import { EMAIL_MAX_CHARS, NAME_MAX_CHARS } from '../../../contracts/account';
import { cleanText } from '../../../rules/text-clean';

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
