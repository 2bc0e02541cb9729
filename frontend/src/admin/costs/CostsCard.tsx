import { Coins } from 'lucide-react';
import { useProviderQuery } from '../../api/use-provider-query';
import { ADMIN_KEY } from '../admin-api';
import { TitledCard } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryArea } from '../../layout/QueryArea';
import { CostsTable } from './CostsTable';
import './costs.css';

/** What the readings of a period took and cost, by engine and model. */
export function CostsCard({ days }: { days: number }) {
  const query = useProviderQuery([ADMIN_KEY, 'reading-costs', days], (provider, signal) =>
    provider.getReadingCosts(days, signal),
  );
  return (
    <TitledCard
      title="Costo de lecturas"
      className="across"
      headerClass="admin-card-header"
      beside={
        <span className="sm t3">últimos {days} días · estimado con los precios de lista</span>
      }
    >
      <QueryArea query={query} of="el costo de las lecturas" rows={3}>
        {(rows) =>
          rows.length > 0 ? (
            <CostsTable rows={rows} />
          ) : (
            <EmptyState icon={Coins} title={`Ninguna lectura en los últimos ${days} días`}>
              Cuando un motor lea un documento, aquí se verá cuánto usó y cuánto costó.
            </EmptyState>
          )
        }
      </QueryArea>
    </TitledCard>
  );
}
