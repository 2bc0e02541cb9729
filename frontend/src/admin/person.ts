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
