import type { AdminUser } from '@contracts/admin';
import { ROLE_LABEL } from '@contracts/user';
import { ChevronRight } from 'lucide-react';
import { ActiveChip } from '../../ui/state-chips';
import type { Column } from '../../list/DataTable';
import { Ago } from '../../ui/Ago';
import { Icon } from '../../ui/Icon';
import { nameOf } from '../person';
import { PersonAvatar } from '../PersonAvatar';
import { CreditsCell } from './user-parts';

/** The whole row opens the detail; the name is its button. */
function NameCell({ user }: { user: AdminUser }) {
  const name = nameOf(user);
  return (
    <span className="row g10 fit">
      <PersonAvatar user={user} />
      <span className="starts fit col user-name-words">
        <button type="button" className="user-open left m ell" data-row={user.id} title={name}>
          {name}
        </button>
        <span className="sm t3 ell" title={user.username}>
          {user.username}
        </span>
      </span>
    </span>
  );
}

export const USER_COLUMNS: readonly Column<AdminUser>[] = [
  { source: 'firstName', label: 'Nombre', first: 'ASC', cell: (user) => <NameCell user={user} /> },
  {
    source: 'companyName',
    label: 'Empresa',
    className: 'user-company ell',
    cell: ({ companyName }) => <span title={companyName ?? undefined}>{companyName ?? '—'}</span>,
  },
  {
    source: 'role',
    label: 'Rol',
    first: 'ASC',
    className: 'nw',
    width: 122,
    cell: ({ role }) => ROLE_LABEL[role],
  },
  {
    source: 'isActive',
    label: 'Estado',
    width: 102,
    cell: (user) => <ActiveChip isActive={user.isActive} />,
  },
  { source: 'credits', label: 'Créditos', width: 206, cell: (user) => <CreditsCell {...user} /> },
  {
    source: 'lastLoginAt',
    label: 'Último ingreso',
    first: 'ASC',
    className: 'user-login t2 nw',
    width: 128,
    cell: ({ lastLoginAt }) => (lastLoginAt === null ? 'Nunca' : <Ago at={lastLoginAt} />),
  },
  {
    source: 'open',
    label: <span className="visually-hidden">Detalle</span>,
    className: 'user-chevron t3',
    width: 42,
    cell: () => <Icon of={ChevronRight} />,
  },
];
