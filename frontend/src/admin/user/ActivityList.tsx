import { useProviderQuery } from '../../api/use-provider-query';
import { ADMIN_KEY } from '../admin-api';
import { ACTIVITY_LABEL, type ActivityEntry } from '@contracts/activity';
import { Activity } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../ui/EmptyState';
import { Ago } from '../../ui/Ago';
import { Icon } from '../../ui/Icon';
import '../../ui/sign-tile.css';
import { Pager } from '../../ui/Pager';
import { QueryArea } from '../../layout/QueryArea';
import { ACTIVITY_ICON } from './activity-icon';

const PER_PAGE = 8;

function Entry({ entry }: { entry: ActivityEntry }) {
  const { action, timestamp, details, ipAddress } = entry;
  return (
    <li>
      <span className="sign-tile activity-icon">
        <Icon of={ACTIVITY_ICON[action]} size={13} />
      </span>
      <span className="col words">
        <span>{ACTIVITY_LABEL[action]}</span>
        <span className="sm t3">{[details, ipAddress].filter(Boolean).join(' · ')}</span>
      </span>
      <Ago className="sm t3 nw" at={timestamp} />
    </li>
  );
}

/** What the person did, and what was done to the account. */
export function ActivityList({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  const query = useProviderQuery([ADMIN_KEY, 'activity', userId, page], (provider, signal) =>
    provider.getUserActivity(userId, { page, perPage: PER_PAGE }, signal),
  );
  return (
    <QueryArea
      query={query}
      failed="Error al cargar la actividad"
      loading="Cargando la actividad..."
    >
      {({ rows, total }) =>
        total === 0 ? (
          <EmptyState icon={Activity} title="Sin actividad todavía" />
        ) : (
          <>
            <ul className="activity-list">
              {rows.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
            <Pager page={page} perPage={PER_PAGE} total={total} what="actividad" onPage={setPage} />
          </>
        )
      }
    </QueryArea>
  );
}
