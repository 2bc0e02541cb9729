import type { SignedInUser } from '@contracts/user';

type Named = Pick<SignedInUser, 'firstName' | 'lastName' | 'email'>;

/** Full name, else e-mail, else 'Usuario' (spec section 2, top bar). */
export function displayName({ firstName, lastName, email }: Named): string {
  const fullName = [firstName, lastName]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
  return fullName || email || 'Usuario';
}

/** First letters of first and last name, or of the first name only, or 'U'. */
export function initials({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>): string {
  const first = [...firstName.trim()][0];
  if (!first) return 'U';
  const last = [...lastName.trim()][0] ?? '';
  return (first + last).toLocaleUpperCase('es-PE');
}

/** One of the five colours of the circle with the initials, always the same for the same name or id. */
export const toneOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 5;
