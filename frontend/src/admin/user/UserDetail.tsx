import type { AdminUser } from '@contracts/admin';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { useSignedInUser } from '../../layout/SessionContext';
import { ConfirmButton } from '../../layout/ConfirmButton';
import { relativeTime } from '../../ui/format-time';
import { Segments } from '../../ui/Segments';
import { useNow } from '../../ui/use-now';
import { nameOf } from '../person';
import { PersonAvatar } from '../PersonAvatar';
import { ActiveSwitch } from './ActiveSwitch';
import { CreditsControl } from './CreditsControl';
import { ActivityList, CreditHistory } from './Pasts';
import { PasswordLink } from './PasswordLink';
import { PersonalData } from './PersonalData';
import { RoleControl } from './RoleControl';
import { UserStats } from './UserStats';

const PASTS = [
  { id: 'actividad', label: 'Actividad reciente' },
  { id: 'creditos', label: 'Movimientos' },
] as const;

function WhoItIs({ user }: { user: AdminUser }) {
  const now = useNow();
  const login =
    user.lastLoginAt === null ? 'Nunca ingresó' : `Ingresó ${relativeTime(user.lastLoginAt, now)}`;
  return (
    <div className="starts user-who g12 flex">
      <PersonAvatar user={user} size="l" />
      <div className="words">
        <h2 className="h3">{nameOf(user)}</h2>
        <p className="sm t3">{user.username}</p>
        <p className="sm t3">{user.companyName ?? 'Sin empresa'}</p>
        <p className="sm t3">{login}</p>
      </div>
    </div>
  );
}

/** Everything about one user: what was used, role, access, credits, and what happened. */
export function UserDetail({ user }: { user: AdminUser }) {
  const { id, onlyByProvider } = useSignedInUser();
  const isSelf = id === user.id;
  const [past, setPast] = useState<(typeof PASTS)[number]['id']>('actividad');
  return (
    <>
      <div className="p16 col g14 user-detail-part">
        <WhoItIs user={user} />
        <UserStats user={user} />
        <RoleControl user={user} isSelf={isSelf} />
        <ActiveSwitch user={user} isSelf={isSelf} />
        {isSelf && (
          <p className="sm t3">
            Es su propia cuenta: otro administrador puede cambiar su rol o desactivarla.
          </p>
        )}
        <CreditsControl user={user} />
        {(!onlyByProvider || user.role === 'admin') && <PasswordLink user={user} />}
        {user.hasProvider && !isSelf && (
          <ConfirmButton
            icon={Link2Off}
            label="Separar del proveedor"
            title={`¿Separar a ${nameOf(user)} del proveedor de identidad?`}
            confirmLabel="Separar"
            act={(provider) => provider.unlinkUserIdentity(user.id)}
            done={() => ({ title: 'Cuenta separada del proveedor', description: nameOf(user) })}
            renews={[[]]}
          >
            Sus sesiones se cierran. La próxima vez que ingrese por el proveedor con el mismo
            correo, la cuenta se vincula de nuevo.
          </ConfirmButton>
        )}
        <PersonalData user={user} isSelf={isSelf} />
      </div>
      <section className="p16 col g14 user-detail-part" aria-label="Historia del usuario">
        <Segments label="Historia" value={past} choices={PASTS} onChoose={(id) => setPast(id)} />
        {past === 'actividad' ? (
          <ActivityList key={user.id} userId={user.id} />
        ) : (
          <CreditHistory key={user.id} userId={user.id} />
        )}
      </section>
    </>
  );
}
