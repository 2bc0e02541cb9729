import type { CompanyMember } from '@contracts/company';
import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import { Card, CardHeader } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Pager } from '../../ui/Pager';
import { SearchBox } from '../../ui/SearchBox';
import '../../ui/table.css';
import { QueryArea } from '../QueryArea';
import { MemberRow } from './MemberRow';
import { MEMBERS_PER_PAGE, findMembers } from './member-list';
import { useMembers } from './use-company';

const HEADS = ['Nombre', 'Rol', 'Equipos', 'Estado', 'Último ingreso'];

function MembersTable({ members, now }: { members: readonly CompanyMember[]; now: number }) {
  return (
    <table className="table members" role="table" aria-label="Miembros">
      <thead role="rowgroup">
        <tr role="row">
          {HEADS.map((head) => (
            <th key={head} role="columnheader">
              {head}
            </th>
          ))}
          <th role="columnheader">
            <span className="visually-hidden">Acciones</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} now={now} />
        ))}
      </tbody>
    </table>
  );
}

/** Who belongs to the company; a search and pages once they do not fit on one. */
export function MembersCard() {
  const query = useMembers();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const members = query.data ?? [];
  const found = findMembers(members, search);
  const lastPage = Math.max(1, Math.ceil(found.length / MEMBERS_PER_PAGE));
  const shownPage = Math.min(page, lastPage);
  const begin = (shownPage - 1) * MEMBERS_PER_PAGE;
  return (
    <Card aria-labelledby="miembros-titulo">
      <CardHeader className="members-header">
        <h2 id="miembros-titulo" className="h3">
          Miembros
        </h2>
        {members.length > 0 && <span className="count-badge">{members.length}</span>}
        <span className="sp" />
        {members.length > MEMBERS_PER_PAGE && (
          <SearchBox
            label="Buscar miembro"
            placeholder="Nombre o correo"
            className="member-search"
            restMs={0}
            value={search}
            onSearch={setSearch}
          />
        )}
      </CardHeader>
      <QueryArea query={query} loading="Cargando miembros..." failed="Error al cargar los miembros">
        {() =>
          found.length === 0 ? (
            <EmptyState icon={UserSearch} title="Nadie coincide con la búsqueda">
              Pruebe con otra parte del nombre o del correo.
            </EmptyState>
          ) : (
            <MembersTable
              members={found.slice(begin, begin + MEMBERS_PER_PAGE)}
              now={query.dataUpdatedAt}
            />
          )
        }
      </QueryArea>
      <Pager
        page={shownPage}
        perPage={MEMBERS_PER_PAGE}
        total={found.length}
        what="miembros"
        onPage={setPage}
      />
    </Card>
  );
}
