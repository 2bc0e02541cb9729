import type { CompanyMember } from '@contracts/company';
import { UserSearch } from 'lucide-react';
import { useListContext } from 'react-admin';
import { DataTable } from '../../list/DataTable';
import { SearchInput, useClearFilters } from '../../list/filters';
import { List } from '../../list/List';
import { ListRows } from '../../list/ListRows';
import { TitledCard } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { MEMBER_COLUMNS } from './member-columns';

const BY_NAME = { field: 'firstName', order: 'ASC' } as const;
const MEMBERS_PER_PAGE = 10;

function Members() {
  const { total = 0 } = useListContext();
  const isSearched = useClearFilters() !== undefined;
  return (
    <TitledCard
      title="Miembros"
      count={total}
      beside={
        (isSearched || total > MEMBERS_PER_PAGE) && (
          <SearchInput
            label="Buscar miembro"
            placeholder="Nombre o correo"
            className="member-search"
          />
        )
      }
    >
      <ListRows
        of="los miembros"
        empty={
          <EmptyState icon={UserSearch} title="Nadie coincide con la búsqueda">
            Pruebe con otra parte del nombre o del correo.
          </EmptyState>
        }
      >
        <DataTable<CompanyMember>
          caption="Miembros"
          className="members cards-s"
          columns={MEMBER_COLUMNS}
        />
      </ListRows>
    </TitledCard>
  );
}

/** Who belongs to the company; a search and pages once they do not fit on one. */
export const MembersCard = () => (
  <List<CompanyMember> resource="members" sort={BY_NAME} perPage={MEMBERS_PER_PAGE} isPart>
    <Members />
  </List>
);
