import type { AdminUser } from '@contracts/admin';
import { ROLES, ROLE_LABEL, type Role } from '@contracts/user';
import { useState } from 'react';
import { ActDialog } from '../../layout/ConfirmButton';
import { LabelledSelect } from '../../ui/LabelledSelect';
import { nameOf } from '../person';
import { USER_CHANGED, changeOf } from '../admin-outcome';

/** What each role may do, said before it is given. */
const ROLE_MEANS: Readonly<Record<Role, string>> = {
  user: 'Podrá subir y revisar documentos de su empresa, según sus equipos. No podrá administrar nada más.',
  company_admin:
    'Podrá además marcar pagos, invitar y desactivar miembros, y cambiar los datos de su empresa.',
  admin:
    'Podrá ver y cambiar a los usuarios y los créditos de todas las empresas, y nombrar a otros administradores.',
};

interface RoleControlProps {
  user: AdminUser;
  isSelf: boolean;
}

/** The role, changed only after saying what that means. */
export function RoleControl({ user, isSelf }: RoleControlProps) {
  const [next, setNext] = useState<Role | null>(null);
  return (
    <div>
      <LabelledSelect
        label="Rol"
        value={user.role}
        isDisabled={isSelf}
        choices={ROLES.map((role) => [role, ROLE_LABEL[role]])}
        onChange={(role) => role !== user.role && setNext(role)}
      />
      {next && (
        <ActDialog
          {...USER_CHANGED}
          title={`¿Cambiar el rol a ${ROLE_LABEL[next]}?`}
          confirmLabel="Cambiar rol"
          act={(provider) => provider.update(...changeOf(user, { role: next }))}
          onClose={() => setNext(null)}
        >
          <p>
            <strong className="b">{nameOf(user)}</strong> ({user.username}) pasará de{' '}
            {ROLE_LABEL[user.role]} a {ROLE_LABEL[next]}. {ROLE_MEANS[next]}
          </p>
          <p>Rige desde su siguiente acción; no necesita volver a ingresar.</p>
        </ActDialog>
      )}
    </div>
  );
}
