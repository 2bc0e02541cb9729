import type { AdminUser } from '@contracts/admin';
import { Avatar } from '../ui/Avatar';
import { toneOf } from '../api/display-name';
import { initialsOf } from './person';

interface PersonAvatarProps {
  user: Pick<AdminUser, 'id' | 'firstName' | 'lastName' | 'username'>;
  size?: 's' | 'm' | 'l';
}

/** Initials in a circle whose colour tells rows apart. */
export const PersonAvatar = ({ user, size = 's' }: PersonAvatarProps) => (
  <Avatar initials={initialsOf(user)} size={size} tone={toneOf(user.id)} />
);
