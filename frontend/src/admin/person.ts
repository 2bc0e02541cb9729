import type { AdminUser } from '@contracts/admin';
import { displayName, initials } from '../api/display-name';

type Named = Pick<AdminUser, 'firstName' | 'lastName' | 'username'>;

const asPerson = ({ firstName, lastName, username }: Named) => ({
  firstName,
  lastName,
  email: username,
});

/** Full name, else e-mail. */
export const nameOf = (user: Named): string => displayName(asPerson(user));
export const initialsOf = (user: Named): string => initials(asPerson(user));

const TONES = 5;

/** One of five colours of the circle, always the same for the same person. */
export function toneOf(id: string): number {
  let sum = 0;
  for (const character of id) sum += character.codePointAt(0) ?? 0;
  return sum % TONES;
}
