import type { AdminUser } from '@contracts/admin';
import { ROLES, ROLE_LABEL } from '@contracts/user';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Building2, CircleCheck, ShieldUser, Users } from 'lucide-react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasStatus } from '../../api/api-error';
import { NoRows } from '../../list/NoRows';
import { DataTable } from '../../list/DataTable';
import { List } from '../../list/List';
import { ListRows } from '../../list/ListRows';
import { ChipInput, SearchInput } from '../../list/filters';
import { Card, CardHeader } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ADMIN_USERS } from '../admin-api';
import { formatCount } from '../format';
import { SummaryCards } from '../SummaryCards';
import { UserPanel } from '../user/UserPanel';
import { useCompanyChoices } from './use-company-choices';
import { USER_COLUMNS } from './user-columns';
import './users.css';

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: ROLE_LABEL[role] }));
const STATE_CHOICES = [
  { value: 'true', label: 'Activos' },
  { value: 'false', label: 'Inactivos' },
] as const;
const FORBIDDEN =
  'Este panel es para administradores de la plataforma. Ingrese con una cuenta de administrador.';

const NobodyFound = () => (
  <NoRows
    icon={Users}
    title="Ningún usuario coincide"
    clearing="Quitar los filtros"
    none={<EmptyState icon={Users} title="No hay usuarios en esta página" />}
  >
    Busque por el comienzo de un nombre, un apellido o el correo.
  </NoRows>
);

function UserFilters() {
  const { total } = useListContext();
  return (
    <CardHeader className="list-header">
      <h2 id="users-title" className="h3">
        Usuarios
      </h2>
      {total !== undefined && (
        <span className="b t2 count-badge" role="status" aria-label={`${total} usuarios`}>
          {formatCount(total)}
        </span>
      )}
      <span className="sp" />
      <ChipInput source="companyId" name="Empresa" icon={Building2} choices={useCompanyChoices()} />
      <ChipInput source="role" name="Rol" icon={ShieldUser} choices={ROLE_CHOICES} />
      <ChipInput source="isActive" name="Estado" icon={CircleCheck} choices={STATE_CHOICES} />
      <SearchInput label="Buscar usuarios" placeholder="Nombre o correo" />
    </CardHeader>
  );
}

/** Closing the detail gives the focus back to the row that opened it. */
function focusRow(userId: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(userId)}"]`)?.focus(),
  );
}

function UsersAndDetail({ userId }: { userId: string }) {
  const isBeside = !useMediaQuery('(max-width: 1279px)', { noSsr: true });
  const navigate = useNavigate();
  const { search } = useLocation();
  const { error } = useListContext();
  // Who is refused the list is refused the rest, too: one card says so.
  const isRefused = hasStatus(error, 403);
  const show = (id: string): void => void navigate({ pathname: `/admin/${id}`, search });
  return (
    <>
      {!isRefused && <SummaryCards />}
      <div
        className="admin-layout starts g12 in-grid"
        data-beside={(userId && isBeside) || undefined}
      >
        <Card aria-labelledby="users-title" className="users-card">
          <UserFilters />
          <ListRows
            of="los usuarios"
            cause={isRefused ? FORBIDDEN : undefined}
            empty={<NobodyFound />}
          >
            <DataTable<AdminUser>
              caption="Usuarios de todas las empresas"
              className="users-table cards-s"
              columns={USER_COLUMNS}
              openId={userId}
              onOpen={({ id }) => show(id)}
            />
          </ListRows>
        </Card>
        {userId && !isRefused && (
          <UserPanel
            userId={userId}
            isBeside={isBeside}
            onClose={() => {
              show('');
              focusRow(userId);
            }}
          />
        )}
      </div>
    </>
  );
}

/** All users, and beside them the one whose id the address has. */
export const UserList = ({ userId }: { userId: string }) => (
  <List<AdminUser> resource={ADMIN_USERS} sort={NEWEST}>
    <UsersAndDetail userId={userId} />
  </List>
);
