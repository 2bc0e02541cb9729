import { useProviderQuery } from '../api/use-provider-query';
import { ADMIN_KEY } from './admin-api';
import type { SystemStats } from '@contracts/admin';
import '../ui/card.css';
import { ErrorCard } from '../layout/ErrorCard';
import { formatCount, formatDuration, formatSeconds } from './format';

interface Figure {
  label: string;
  value(stats: SystemStats): string;
  note(stats: SystemStats): string;
}

const FIGURES: readonly Figure[] = [
  {
    label: 'Total de usuarios',
    value: ({ totalUsers }) => formatCount(totalUsers),
    note: ({ totalUsers, activeUsers }) => `${formatCount(totalUsers - activeUsers)} sin acceso`,
  },
  {
    label: 'Usuarios activos',
    value: ({ activeUsers }) => formatCount(activeUsers),
    note: ({ totalUsers, activeUsers }) => percentOf(activeUsers, totalUsers),
  },
  {
    label: 'Total de documentos',
    value: ({ totalDocuments }) => formatCount(totalDocuments),
    note: ({ totalDocuments, totalUsers }) =>
      totalUsers > 0 ? `${(totalDocuments / totalUsers).toFixed(1)} por usuario` : '',
  },
  {
    label: 'Tiempo de procesamiento',
    value: ({ totalProcessingTime }) => formatDuration(totalProcessingTime),
    note: ({ totalProcessingTime, totalDocuments }) =>
      totalDocuments > 0
        ? `${formatSeconds(totalProcessingTime / totalDocuments)} por documento`
        : '',
  },
];

const percentOf = (part: number, whole: number): string =>
  whole > 0 ? `${Math.round((part / whole) * 100)} % del total` : '';

/** The four summary cards (spec section 2, admin panel); the figures come into cards that stand. */
export function SummaryCards() {
  const query = useProviderQuery([ADMIN_KEY, 'stats'], (provider, signal) =>
    provider.getSystemStats(signal),
  );
  const stats = query.data;
  if (query.error && !stats) {
    return (
      <div className="mb12">
        <ErrorCard title="Error al cargar el resumen" query={query} />
      </div>
    );
  }
  return (
    <section aria-label="Resumen" aria-busy={!stats}>
      <dl className="mb12 summary-cards g12 in-grid">
        {FIGURES.map(({ label, value, note }) => (
          <div key={label} className="card summary-card">
            <dt className="md t2">{label}</dt>
            <dd>
              <span className="b summary-figure">{stats ? value(stats) : '\u00a0'}</span>
              <span className="sm t3 nw">{stats && note(stats)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
