import type { CompanyMember } from '@contracts/company';
import { ROLE_LABEL } from '@contracts/user';
import { ActiveChip } from '../../ui/state-chips';
import { initials } from '../../api/display-name';
import { useSignedInUser } from '../../layout/SessionContext';
import type { Column } from '../../list/DataTable';
import { Ago } from '../../ui/Ago';
import { Avatar } from '../../ui/Avatar';
import { MemberActions } from './MemberActions';
import { TeamChoices } from './TeamChoices';
import { isActive, memberName } from './member-list';
import { useMemberTeams } from './use-member-teams';

/** Teams narrow only what a plain user may do, so the others have no boxes. */
function Teams({ member }: { member: CompanyMember }) {
  const change = useMemberTeams(member);
  if (member.role !== 'user') return <span className="t3">Todos, por su rol</span>;
  return (
    <TeamChoices
      teams={member.teams}
      whose={memberName(member)}
      isDisabled={!isActive(member)}
      onChange={change}
    />
  );
}

function Who({ member }: { member: CompanyMember }) {
  const isSelf = member.id === useSignedInUser().id;
  const name = memberName(member);
  return (
    <span className="row">
      <Avatar initials={initials(member)} size="s" />
      <span className="col fit">
        <span className="m ell" title={name}>
          {name}
          {isSelf && <span className="t3"> (usted)</span>}
        </span>
        {name !== member.username && (
          <span className="sm t3 ell" title={member.username}>
            {member.username}
          </span>
        )}
      </span>
    </span>
  );
}

function Actions({ member }: { member: CompanyMember }) {
  const isSelf = member.id === useSignedInUser().id;
  return !isSelf && member.role !== 'admin' && <MemberActions member={member} />;
}

export const MEMBER_COLUMNS: readonly Column<CompanyMember>[] = [
  {
    source: 'name',
    label: 'Nombre',
    className: 'member-who',
    cell: (member) => <Who member={member} />,
  },
  {
    source: 'role',
    label: 'Rol',
    className: 'member-role nw',
    cell: ({ role }) => ROLE_LABEL[role],
  },
  {
    source: 'teams',
    label: 'Equipos',
    className: 'member-teams',
    cell: (member) => <Teams member={member} />,
  },
  {
    source: 'isActive',
    label: 'Estado',
    className: 'member-state',
    cell: ({ isActive }) => <ActiveChip isActive={isActive} />,
  },
  {
    source: 'lastLoginAt',
    label: 'Último ingreso',
    className: 'member-login t2 nw',
    cell: ({ lastLoginAt }) => (
      <>
        <span className="only-s t3">Último ingreso: </span>
        {lastLoginAt ? <Ago at={lastLoginAt} /> : 'Nunca'}
      </>
    ),
  },
  {
    source: 'actions',
    label: <span className="visually-hidden">Acciones</span>,
    className: 'member-actions',
    cell: (member) => <Actions member={member} />,
  },
];
