import type { AdminUser } from '@contracts/admin';
import { ROLE_LABEL } from '@contracts/user';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../../ui/Icon';
import { nameOf } from '../person';
import { PersonAvatar } from '../PersonAvatar';
import { ActiveChip, CreditsCell } from './user-parts';

interface UsersCardsProps {
  users: readonly AdminUser[];
  onOpen(id: string): void;
}

/** The users of a page on a small screen: one button each. */
export function UsersCards({ users, onOpen }: UsersCardsProps) {
  return (
    <ul className="users-cards">
      {users.map((user) => (
        <li key={user.id}>
          <button type="button" data-user-row={user.id} onClick={() => onOpen(user.id)}>
            <PersonAvatar user={user} size="m" />
            <span className="col users-card-words">
              <span className="m ell">{nameOf(user)}</span>
              <span className="sm t3 ell">{user.username}</span>
              <span className="users-card-state">
                <ActiveChip isActive={user.isActive} />
                <span className="sm t2">{ROLE_LABEL[user.role]}</span>
              </span>
              <CreditsCell credits={user.credits} creditsUsed={user.creditsUsed} />
            </span>
            <Icon of={ChevronRight} className="t3" />
          </button>
        </li>
      ))}
    </ul>
  );
}
