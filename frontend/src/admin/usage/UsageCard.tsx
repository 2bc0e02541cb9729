import { ChartColumn, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useProviderQuery } from '../../api/use-provider-query';
import { ADMIN_KEY } from '../admin-api';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Segments } from '../../ui/Segments';
import { QueryArea } from '../../layout/QueryArea';
import { METRICS, type Metric, type MetricId, sumOf } from './usage-metrics';
import { UsageChart } from './UsageChart';
import { UsageTable } from './UsageTable';

function Legend({ metric }: { metric: Metric }) {
  if (metric.id !== 'documentos') return null;
  return (
    <div className="usage-legend sm t2 g14 flex">
      <span className="row g6" data-mark="good">
        Sin error
      </span>
      <span className="row g6" data-mark="failed">
        Con error
      </span>
    </div>
  );
}

/** Documents, time or credits by day, as bars or as a table. */
export function UsageCard({ days }: { days: number }) {
  const [metricId, setMetricId] = useState<MetricId>('documentos');
  const [isTable, setIsTable] = useState(false);
  const query = useProviderQuery([ADMIN_KEY, 'usage', days], (provider, signal) =>
    provider.getUsage(days, signal),
  );
  const metric = METRICS.find(({ id }) => id === metricId) ?? METRICS[0];
  if (!metric) return null;
  return (
    <TitledCard
      title="Uso por día"
      className="col"
      headerClass="admin-card-header"
      beside={
        <>
          <Segments
            label="Medida"
            value={metricId}
            choices={METRICS}
            onChoose={(id) => setMetricId(id)}
          />
          <Button
            size="s"
            look="ghost"
            icon={isTable ? ChartColumn : Table2}
            aria-label={isTable ? 'Ver como gráfico' : 'Ver como tabla'}
            onClick={() => setIsTable(!isTable)}
          />
        </>
      }
    >
      <QueryArea query={query} of="el uso" rows={6}>
        {(usage) =>
          isTable ? (
            <UsageTable days={usage} />
          ) : (
            <div className="col sp usage-body px16 pb10">
              <div className="row g4-12 apart wraps usage-sum">
                <span className="md t2">
                  <strong className="b t1">{metric.format(sumOf(usage, metric))}</strong> en{' '}
                  {usage.length} días
                </span>
                <Legend metric={metric} />
              </div>
              <UsageChart days={usage} metric={metric} />
            </div>
          )
        }
      </QueryArea>
    </TitledCard>
  );
}
