import { Users } from 'lucide-react';
import { ApiError, errorText } from '../../api/api-error';
import { Button } from '../../ui/Button';
import { Card, CardHeader } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorCard } from '../../layout/ErrorCard';
import { Pager } from '../../ui/Pager';
import { formatCount } from '../format';
import { Skeleton } from '../../ui/Skeleton';
import type { AdminParams, ChangeAdminParams } from '../use-admin-params';
import { useNow } from '../../ui/use-now';
import { UserFilters } from './UserFilters';
import { UsersCards } from './UsersCards';
import { UsersTable } from './UsersTable';
import { USERS_PER_PAGE, type useUsers } from './use-users';

interface UsersCardProps {
  query: ReturnType<typeof useUsers>;
  params: AdminParams;
  change: ChangeAdminParams;
  isPhone: boolean;
}

const FORBIDDEN =
  'Este panel es para administradores de la plataforma. Ingrese con una cuenta de administrador.';

/** A refusal says whom the panel is for; the route itself does not check the role. */
const causeOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 403 ? FORBIDDEN : errorText(error);

function NobodyFound({ params, change }: Pick<UsersCardProps, 'params' | 'change'>) {
  const isFiltered = params.q !== '' || params.role !== '' || params.isActive !== '';
  const all = (): void => change({ q: '', role: '', isActive: '', page: 1 });
  if (!isFiltered) return <EmptyState icon={Users} title="No hay usuarios en esta página" />;
  return (
    <EmptyState
      icon={Users}
      title="Ningún usuario coincide"
      action={
        <Button size="s" onClick={all}>
          Quitar los filtros
        </Button>
      }
    >
      Busque por el comienzo de un nombre, un apellido o el correo.
    </EmptyState>
  );
}

function UsersBody({ query, params, change, isPhone }: UsersCardProps) {
  const now = useNow();
  const { data: users, total = 0, error, isPlaceholderData } = query;
  if (error) {
    return (
      <div className="admin-error">
        <ErrorCard
          title="Error al cargar los usuarios"
          error={error}
          cause={causeOf(error)}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  }
  if (!users) return <Skeleton text="Cargando usuarios..." rows={8} />;
  if (users.length === 0) return <NobodyFound params={params} change={change} />;
  return (
    <>
      <div aria-busy={isPlaceholderData || undefined} className="users-rows">
        {isPhone ? (
          <UsersCards users={users} onOpen={(userId) => change({ userId })} />
        ) : (
          <UsersTable users={users} params={params} change={change} now={now} />
        )}
      </div>
      <Pager
        page={params.page}
        perPage={USERS_PER_PAGE}
        total={total}
        what="usuarios"
        onPage={(page) => change({ page })}
      />
    </>
  );
}

/** All users: search, filters, rows, pages. */
export function UsersCard(props: UsersCardProps) {
  const { query, params, change } = props;
  return (
    <Card aria-labelledby="users-title" className="users-card">
      <CardHeader className="admin-card-header users-header">
        <h2 id="users-title" className="h3">
          Usuarios
        </h2>
        {query.total !== undefined && (
          <span className="count-badge" role="status" aria-label={`${query.total} usuarios`}>
            {formatCount(query.total)}
          </span>
        )}
        <span className="sp" />
        <UserFilters params={params} change={change} />
      </CardHeader>
      <UsersBody {...props} />
    </Card>
  );
}
