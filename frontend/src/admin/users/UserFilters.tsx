import { ROLES, ROLE_LABEL } from '@contracts/user';
import { FilterSelect } from '../../ui/FilterSelect';
import { SearchBox } from '../../ui/SearchBox';
import type { AdminParams, ChangeAdminParams } from '../use-admin-params';

const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: ROLE_LABEL[role] }));
const STATE_CHOICES = [
  { value: 'true', label: 'Activos' },
  { value: 'false', label: 'Inactivos' },
] as const;

interface UserFiltersProps {
  params: AdminParams;
  change: ChangeAdminParams;
}

/** Search and two filters; any of them begins at the first page again. */
export function UserFilters({ params, change }: UserFiltersProps) {
  const filter = (part: Partial<AdminParams>): void => change({ ...part, page: 1 }, true);
  return (
    <div className="user-filters">
      <FilterSelect
        name="Rol"
        value={params.role}
        choices={ROLE_CHOICES}
        onChoose={(role) => filter({ role })}
      />
      <FilterSelect
        name="Estado"
        value={params.isActive}
        choices={STATE_CHOICES}
        onChoose={(isActive) => filter({ isActive })}
      />
      <SearchBox
        label="Buscar usuarios"
        placeholder="Nombre o correo"
        className="user-search"
        maxLength={100}
        value={params.q}
        onSearch={(q) => filter({ q })}
      />
    </div>
  );
}
