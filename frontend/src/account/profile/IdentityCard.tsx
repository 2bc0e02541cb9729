import { ROLE_LABEL, TEAM_LABEL, type SignedInUser } from '@contracts/user';
import { API } from '@contracts/routes';
import { Download } from 'lucide-react';
import { displayName, initials } from '../../api/display-name';
import { useSignedInUser } from '../../layout/SessionContext';
import { Avatar } from '../../ui/Avatar';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Facts } from '../../ui/Facts';
import { NameForm } from './NameForm';

/** Teams narrow only what a plain user may do. */
function teamsText({ role, teams }: SignedInUser): string {
  if (role !== 'user') return 'Todos, por su rol';
  return teams.map((team) => TEAM_LABEL[team]).join(', ') || 'Ninguno';
}

/** Who the person is here, and the name that the others see. */
export function IdentityCard() {
  const user = useSignedInUser();
  return (
    <Card aria-label="Datos personales">
      <div className="row g12 identity">
        <Avatar initials={initials(user)} size="l" />
        <div className="words">
          <h2>{displayName(user)}</h2>
          <p className="md t2">{user.email}</p>
        </div>
      </div>
      <Facts
        className="under col g6 facts md identity-facts px16 pb16"
        of={[
          ['Rol', ROLE_LABEL[user.role]],
          ['Empresa', user.companyName ?? 'Sin empresa'],
          ['Equipos', teamsText(user)],
        ]}
      />
      <NameForm user={user} />
      <ButtonLink look="ghost" icon={Download} href={API.accountExport} download>
        Descargar mis datos
      </ButtonLink>
    </Card>
  );
}
