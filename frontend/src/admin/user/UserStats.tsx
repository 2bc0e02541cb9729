import { useProviderQuery } from '../../api/use-provider-query';
import { ADMIN_KEY } from '../admin-api';
import type { AdminUser } from '@contracts/admin';
import { formatCount, formatDuration } from '../format';
import { QueryArea } from '../../layout/QueryArea';

/** What the person has used. */
export function UserStats({ user }: { user: AdminUser }) {
  const query = useProviderQuery([ADMIN_KEY, 'user-stats', user.id], (provider, signal) =>
    provider.getUserStats(user.id, signal),
  );
  return (
    <QueryArea
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
    </QueryArea>
  );
}
