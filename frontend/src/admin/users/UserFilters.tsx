import { ROLES, ROLE_LABEL } from '@contracts/user';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { AdminParams, ChangeAdminParams } from '../use-admin-params';
import { FilterSelect } from './FilterSelect';

/** Typing rests for so long before the server is asked. */
const REST_MS = 250;

interface SearchBoxProps {
  value: string;
  onSearch(text: string): void;
}

function SearchBox({ value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seen !== value) {
    setSeen(value);
    // The filters were taken away from outside; what is being typed stays otherwise.
    if (value === '') setText('');
  }
  const search = (next: string, afterMs: number): void => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(next), afterMs);
  };
  return (
    <label className="field-box user-search">
      <Icon of={Search} className="t3" />
      <span className="visually-hidden">Buscar usuarios</span>
      <input
        type="search"
        value={text}
        maxLength={100}
        placeholder="Nombre o correo"
        onChange={(event) => search(event.target.value, REST_MS)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '') search('', 0);
        }}
      />
      {text !== '' && (
        <Button
          size="s"
          look="ghost"
          square
          icon={X}
          aria-label="Borrar la búsqueda"
          onClick={() => search('', 0)}
        />
      )}
    </label>
  );
}

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
        label="Rol"
        value={params.role}
        choices={ROLE_CHOICES}
        onChoose={(role) => filter({ role })}
      />
      <FilterSelect
        label="Estado"
        value={params.isActive}
        choices={STATE_CHOICES}
        onChoose={(isActive) => filter({ isActive })}
      />
      <SearchBox value={params.q} onSearch={(q) => filter({ q })} />
    </div>
  );
}
