import type { AdminUser } from '@contracts/admin';
import { useProviderQuery } from '../../api/use-provider-query';
import { ADMIN_KEY } from '../admin-api';
import { formatCount, formatDuration } from '../format';
import { QueryArea } from '../../layout/QueryArea';
import { Facts } from '../../ui/Facts';

/** What the person has used. */
export function UserStats({ user }: { user: AdminUser }) {
  const query = useProviderQuery([ADMIN_KEY, 'user-stats', user.id], (provider, signal) =>
    provider.getUserStats(user.id, signal),
  );
  return (
    <QueryArea query={query} of="las cifras" rows={2}>
      {({ documentsUploaded, totalProcessingTime }) => (
        <Facts
          className="card flex user-stats"
          nameLook="sm t3"
          of={[
            ['Documentos', formatCount(documentsUploaded)],
            ['Procesamiento', formatDuration(totalProcessingTime)],
            ['Créditos usados', formatCount(user.creditsUsed)],
          ]}
        />
      )}
    </QueryArea>
  );
}
