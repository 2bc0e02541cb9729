import type { CompanyUsage } from '@contracts/company-usage';
import { API } from '@contracts/routes';
import { Building2, CalendarDays, Download } from 'lucide-react';
import { useListContext } from 'react-admin';
import { DataTable } from '../../list/DataTable';
import { List } from '../../list/List';
import { ListRows } from '../../list/ListRows';
import { ChipInput, SearchInput, useFilters } from '../../list/filters';
import { ButtonLink } from '../../ui/Button';
import { Card, CardHeader } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { useNow } from '../../ui/use-now';
import { COMPANY_USAGE } from '../admin-api';
import { monthName, monthsUntil } from './months';
import { USAGE_COLUMNS } from './usage-columns';
import '../costs/costs.css';

const MOST_DOCUMENTS = { field: 'documents', order: 'DESC' } as const;

/** The month that is shown: the present one, unless another is chosen. */
function ShownMonth({ present }: { present: string }) {
  const { month = present } = useFilters().filters;
  return <span className="sm t3">{monthName(month)}</span>;
}

/** All rows as a file, in the order in which they are shown. */
function CsvLink() {
  const { sort } = useListContext();
  const { filters } = useFilters();
  const query = new URLSearchParams({
    sort: JSON.stringify([sort.field, sort.order]),
    filter: JSON.stringify(filters),
  });
  return (
    <ButtonLink icon={Download} href={`${API.adminCompanyUsageCsv}?${query}`} download>
      CSV
    </ButtonLink>
  );
}

/** Who used what in a month, to look at, sort and download. */
export function CompanyUsageList() {
  const [present = '', ...before] = monthsUntil(useNow());
  const earlier = before.map((value) => ({ value, label: monthName(value) }));
  return (
    <List<CompanyUsage> resource={COMPANY_USAGE} sort={MOST_DOCUMENTS}>
      <Card aria-labelledby="company-usage-title">
        <CardHeader className="list-header">
          <h2 id="company-usage-title" className="h3 nw">
            Uso por empresa
          </h2>
          <ShownMonth present={present} />
          <span className="sp" />
          <ChipInput
            source="month"
            name="Mes"
            icon={CalendarDays}
            all={monthName(present)}
            choices={earlier}
          />
          <SearchInput label="Buscar empresas" placeholder="Razón social" />
          <CsvLink />
        </CardHeader>
        <ListRows
          of="el uso por empresa"
          empty={
            <EmptyState icon={Building2} title="Ninguna empresa coincide">
              Busque por una parte de su razón social.
            </EmptyState>
          }
          what="empresas"
        >
          <div
            className="over ring-in scrolls costs-scroll"
            tabIndex={0}
            role="region"
            aria-label="Uso por empresa"
          >
            <DataTable<CompanyUsage> caption="Uso por empresa" columns={USAGE_COLUMNS} />
          </div>
        </ListRows>
      </Card>
    </List>
  );
}
