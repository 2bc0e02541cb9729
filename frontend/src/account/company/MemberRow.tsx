import type { CompanyMember } from '@contracts/company';
import { ROLE_LABEL } from '@contracts/user';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { initials } from '../../api/display-name';
import { useSignedInUser } from '../../layout/SessionContext';
import { Avatar } from '../../ui/Avatar';
import { Chip } from '../../ui/Chip';
import { relativeTime } from '../../ui/format-time';
import { MemberActions } from './MemberActions';
import { TeamChoices } from './TeamChoices';
import { isActive, memberName } from './member-list';
import { useMemberTeams } from './use-member-teams';

function StateChip({ member }: { member: CompanyMember }) {
  return isActive(member) ? (
    <Chip tone="ok" icon={CircleCheck}>
      Activo
    </Chip>
  ) : (
    <Chip tone="mute" icon={CircleSlash}>
      Inactivo
    </Chip>
  );
}

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

interface MemberRowProps {
  member: CompanyMember;
  /** When the list was read. */
  now: number;
}

export function MemberRow({ member, now }: MemberRowProps) {
  const { id } = useSignedInUser();
  const isSelf = member.id === id;
  const name = memberName(member);
  return (
    <tr role="row">
      <td role="cell" className="member-who">
        <span className="row">
          <Avatar initials={initials(member)} size="s" />
          <span className="member-words">
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
      </td>
      <td role="cell" className="member-role">
        {ROLE_LABEL[member.role]}
      </td>
      <td role="cell" className="member-teams">
        <Teams member={member} />
      </td>
      <td role="cell" className="member-state">
        <StateChip member={member} />
      </td>
      <td role="cell" className="member-login t2">
        <span className="only-s t3">Último ingreso: </span>
        {member.lastLoginAt ? relativeTime(member.lastLoginAt, now) : 'Nunca'}
      </td>
      <td role="cell" className="member-actions">
        {!isSelf && member.role !== 'admin' && <MemberActions member={member} />}
      </td>
    </tr>
  );
}
