import { Building2, Download } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../ui/Button';
import { Card, CardHeader } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorCard } from '../../layout/ErrorCard';
import { FilterSelect } from '../../ui/FilterSelect';
import { Pager } from '../../ui/Pager';
import { SearchBox } from '../../ui/SearchBox';
import { Skeleton } from '../../ui/Skeleton';
import { useNow } from '../../ui/use-now';
import { CompanyUsageTable } from './CompanyUsageTable';
import { monthName, monthsUntil } from './months';
import {
  COMPANIES_PER_PAGE,
  csvAddress,
  useCompanyUsage,
  type UsageChoice,
} from './use-company-usage';
import '../costs/costs.css';

interface BodyProps {
  choice: UsageChoice;
  change(part: Partial<UsageChoice>): void;
}

function Body({ choice, change }: BodyProps) {
  const { data: rows, total = 0, error, refetch } = useCompanyUsage(choice);
  if (error) {
    return (
      <div className="admin-error">
        <ErrorCard
          title="Error al cargar el uso por empresa"
          error={error}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (!rows) return <Skeleton text="Cargando el uso por empresa..." rows={8} />;
  if (rows.length === 0) {
    return (
      <EmptyState icon={Building2} title="Ninguna empresa coincide">
        Busque por una parte de su razón social.
      </EmptyState>
    );
  }
  return (
    <>
      <CompanyUsageTable rows={rows} choice={choice} change={change} />
      <Pager
        page={choice.page}
        perPage={COMPANIES_PER_PAGE}
        total={total}
        what="empresas"
        onPage={(page) => change({ page })}
      />
    </>
  );
}

/** Who used what in a month, to look at, sort and download. */
export function CompanyUsageCard() {
  const months = monthsUntil(useNow());
  const [choice, setChoice] = useState<UsageChoice>({
    month: months[0] ?? '',
    q: '',
    sort: 'documents',
    order: 'DESC',
    page: 1,
  });
  const change = (part: Partial<UsageChoice>): void => setChoice((now) => ({ ...now, ...part }));
  return (
    <Card className="costs-card" aria-labelledby="company-usage-title">
      <CardHeader className="admin-card-header">
        <h2 id="company-usage-title" className="h3 nw">
          Uso por empresa
        </h2>
        <span className="sp" />
        <FilterSelect
          name="Mes"
          all="Este mes"
          value={choice.month}
          choices={months.map((value) => ({ value, label: monthName(value) }))}
          onChoose={(month) => change({ month: month || (months[0] ?? ''), page: 1 })}
        />
        <SearchBox
          label="Buscar empresas"
          placeholder="Razón social"
          maxLength={100}
          value={choice.q}
          onSearch={(q) => change({ q, page: 1 })}
        />
        <ButtonLink icon={Download} href={csvAddress(choice)} download>
          CSV
        </ButtonLink>
      </CardHeader>
      <Body choice={choice} change={change} />
    </Card>
  );
}
