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

/** True when these claims alone say whose address it is and whether it was verified. */
export const isAboutEmail = (claims: Claims): boolean =>
  typeof claims['email'] === 'string' && typeof claims['email_verified'] === 'boolean';

/** `claims` come from one source: an address of one and a "verified" of another prove nothing. */
export function identityOf(issuer: string, subject: string, claims: Claims): Identity {
  const verifiedEmail = claims['email_verified'] === true ? emailOf(claims['email']) : null;
  return { issuer, subject, verifiedEmail, ...nameOf(claims, verifiedEmail) };
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
