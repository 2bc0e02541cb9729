import type { AdminUser, AdminUserSortKey } from '@contracts/admin';
import { ROLE_LABEL } from '@contracts/user';
import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../ui/Icon';
import { nameOf } from '../person';
import { PersonAvatar } from '../PersonAvatar';
import type { AdminParams, ChangeAdminParams, SortOrder } from '../use-admin-params';
import { ActiveChip, CreditsCell, LastLogin } from './user-parts';

interface UsersTableProps {
  users: readonly AdminUser[];
  params: AdminParams;
  change: ChangeAdminParams;
  now: number;
}

interface SortHeadProps extends Pick<UsersTableProps, 'params' | 'change'> {
  by: AdminUserSortKey;
  label: string;
  className?: string;
}

/** A new head sorts ascending first; the arrow stands only on the one in use. */
function SortHead({ by, label, params, change, className }: SortHeadProps) {
  const isActive = params.sort === by;
  const isUp = params.order === 'ASC';
  const next: SortOrder = isActive && isUp ? 'DESC' : 'ASC';
  const direction = isUp ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isActive ? direction : undefined} className={className}>
      <button
        type="button"
        className="sort-head"
        onClick={() => change({ sort: by, order: next, page: 1 }, true)}
      >
        {label}
        {isActive && <Icon of={isUp ? ArrowUp : ArrowDown} size={12} />}
      </button>
    </th>
  );
}

/** Up and down move between the rows, as in a list. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-user-row]')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = buttons[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

interface UserRowProps {
  user: AdminUser;
  isOpen: boolean;
  now: number;
  onOpen(): void;
}

function UserRow({ user, isOpen, now, onOpen }: UserRowProps) {
  return (
    <tr data-open={isOpen || undefined} onClick={onOpen}>
      <td className="user-name-cell">
        <span className="user-name">
          <PersonAvatar user={user} />
          <span className="col user-name-words">
            <button
              type="button"
              className="user-open m ell"
              data-user-row={user.id}
              aria-current={isOpen || undefined}
              title={nameOf(user)}
            >
              {nameOf(user)}
            </button>
            <span className="sm t3 ell" title={user.username}>
              {user.username}
            </span>
          </span>
        </span>
      </td>
      <td className="user-company ell" title={user.companyName ?? undefined}>
        {user.companyName ?? '—'}
      </td>
      <td className="nw">{ROLE_LABEL[user.role]}</td>
      <td>
        <ActiveChip isActive={user.isActive} />
      </td>
      <td>
        <CreditsCell credits={user.credits} creditsUsed={user.creditsUsed} />
      </td>
      <td className="user-login t2 nw">
        <LastLogin at={user.lastLoginAt} now={now} />
      </td>
      <td className="user-chevron t3">
        <Icon of={ChevronRight} />
      </td>
    </tr>
  );
}

/** The users of a page; the whole row opens the detail, the name is its button. */
export function UsersTable({ users, params, change, now }: UsersTableProps) {
  const sorting = { params, change };
  return (
    <table className="admin-table users-table" onKeyDown={moveFocus}>
      <caption className="visually-hidden">Usuarios de todas las empresas</caption>
      <thead>
        <tr>
          <SortHead by="firstName" label="Nombre" {...sorting} />
          <th scope="col" className="user-company">
            Empresa
          </th>
          <SortHead by="role" label="Rol" {...sorting} />
          <th scope="col">Estado</th>
          <th scope="col">Créditos</th>
          <SortHead by="lastLoginAt" label="Último ingreso" className="user-login" {...sorting} />
          <th scope="col" className="user-chevron">
            <span className="visually-hidden">Detalle</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isOpen={user.id === params.userId}
            now={now}
            onOpen={() => change({ userId: user.id })}
          />
        ))}
      </tbody>
    </table>
  );
}
