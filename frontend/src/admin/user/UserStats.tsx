import type { AdminUser } from '@contracts/admin';
import { formatCount, formatDuration } from '../format';
import { QueryState } from '../QueryState';
import { useAdminQuery } from '../use-admin-query';

/** What the person has used. */
export function UserStats({ user }: { user: AdminUser }) {
  const query = useAdminQuery({
    key: ['user-stats', user.id],
    ask: (provider, signal) => provider.getUserStats(user.id, signal),
  });
  return (
    <QueryState
      query={query}
      failed="Error al cargar las cifras"
      loading="Cargando las cifras..."
      rows={2}
    >
      {({ documentsUploaded, totalProcessingTime }) => (
        <dl className="user-stats">
          <div>
            <dt className="sm t3">Documentos</dt>
            <dd>{formatCount(documentsUploaded)}</dd>
          </div>
          <div>
            <dt className="sm t3">Procesamiento</dt>
            <dd>{formatDuration(totalProcessingTime)}</dd>
          </div>
          <div>
            <dt className="sm t3">Créditos usados</dt>
            <dd>{formatCount(user.creditsUsed)}</dd>
          </div>
        </dl>
      )}
    </QueryState>
  );
}
