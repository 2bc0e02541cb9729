import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AppDataProvider } from '../../api/data-provider';
import type { Page, PageWish } from '../../api/request-page';
import { useProviderQuery } from '../../api/use-provider-query';
import { QueryArea } from '../../layout/QueryArea';
import { EmptyState } from '../../ui/EmptyState';
import { Pager } from '../../ui/Pager';
import { ADMIN_KEY } from '../admin-api';

const PER_PAGE = 8;

interface PastListProps<Row> {
  userId: string;
  /** Of what the pages are: "movimientos". */
  what: string;
  /** What is loaded, as in "Error al cargar la actividad". */
  name: string;
  icon: LucideIcon;
  /** In place of no rows. */
  none: string;
  ask(provider: AppDataProvider, which: PageWish, signal: AbortSignal): Promise<Page<Row> | null>;
  row(row: Row): ReactNode;
}

/** What has happened to a user, newest first, a page at a time. */
export function PastList<Row extends { id: string }>(props: PastListProps<Row>) {
  const { userId, what, name, icon, none, ask, row } = props;
  const [page, setPage] = useState(1);
  const query = useProviderQuery([ADMIN_KEY, what, userId, page], (provider, signal) =>
    ask(provider, { page, perPage: PER_PAGE }, signal),
  );
  return (
    <QueryArea query={query} of={name}>
      {({ rows, total }) =>
        total === 0 ? (
          <EmptyState icon={icon} title={none} />
        ) : (
          <>
            <ul className="lined activity-list">
              {rows.map((one) => (
                <li key={one.id}>{row(one)}</li>
              ))}
            </ul>
            <Pager page={page} perPage={PER_PAGE} total={total} what={what} onPage={setPage} />
          </>
        )
      }
    </QueryArea>
  );
}
