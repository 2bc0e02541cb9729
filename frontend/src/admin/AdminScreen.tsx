import useMediaQuery from '@mui/material/useMediaQuery';
import { ApiError } from '../api/api-error';
import { AdminTabs } from './AdminTabs';
import { CompanyUsageCard } from './companies/CompanyUsageCard';
import { CostsCard } from './costs/CostsCard';
import { FailedDocuments } from './failed/FailedDocuments';
import { useFailedDocuments } from './failed/use-failed-documents';
import { HealthCard } from './health/HealthCard';
import { PeriodChoice } from './PeriodChoice';
import { SummaryCards } from './SummaryCards';
import { UsageCard } from './usage/UsageCard';
import { type PanelPlace, UserPanel } from './user/UserPanel';
import { UsersCard } from './users/UsersCard';
import { useUsers } from './users/use-users';
import { type AdminParams, type ChangeAdminParams, useAdminParams } from './use-admin-params';
import './admin.css';
import './users/users.css';
import './user/user.css';

interface ViewProps {
  params: AdminParams;
  change: ChangeAdminParams;
  place: PanelPlace;
}

function usePanelPlace(): PanelPlace {
  const isPhone = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const isNarrow = useMediaQuery('(max-width: 1279px)', { noSsr: true });
  if (isPhone) return 'screen';
  return isNarrow ? 'drawer' : 'beside';
}

/** Closing the detail gives the focus back to the row that opened it. */
function focusRow(userId: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-user-row="${CSS.escape(userId)}"]`)?.focus(),
  );
}

function UsersView({ params, change, place }: ViewProps) {
  const query = useUsers(params);
  const { userId } = params;
  // Who is refused the list is refused the rest, too: one card says so.
  const isRefused = query.error instanceof ApiError && query.error.status === 403;
  const panel = userId !== null && !isRefused && (
    <UserPanel
      userId={userId}
      place={place}
      onClose={() => {
        change({ userId: null });
        focusRow(userId);
      }}
    />
  );
  if (panel && place === 'screen') return panel;
  const isPhone = place === 'screen';
  const system = !isRefused && (
    <div key="system" className="admin-system">
      {isPhone && <PeriodChoice days={params.days} change={change} />}
      <UsageCard key="usage" days={params.days} />
      <HealthCard key="health" />
      <CostsCard key="costs" days={params.days} />
    </div>
  );
  const users = (
    <UsersCard key="users" query={query} params={params} change={change} isPhone={isPhone} />
  );
  return (
    <>
      {!isRefused && <SummaryCards />}
      <div className="admin-layout" data-beside={(panel && place === 'beside') || undefined}>
        <div className="admin-main">
          {/* With their keys the cards keep what they have loaded when the window is resized. */}
          {isPhone ? [users, system] : [system, users]}
        </div>
        {panel}
      </div>
    </>
  );
}

/** Admin panel (spec section 2, route /admin). */
export default function AdminScreen() {
  const [params, change] = useAdminParams();
  const page = params.view === 'fallidas' ? params.page : 1;
  const failed = useFailedDocuments(page);
  const place = usePanelPlace();
  return (
    <main id="contenido" className="page" tabIndex={-1}>
      <title>Admin · Foliado</title>
      <header className="admin-title">
        <h1>Panel de Administración</h1>
        <span className="sp" />
        {params.view === 'usuarios' && place !== 'screen' && (
          <PeriodChoice days={params.days} change={change} />
        )}
      </header>
      <AdminTabs
        view={params.view}
        failedCount={failed.total}
        onView={(view) => change({ view, page: 1, userId: null })}
      />
      {params.view === 'usuarios' && <UsersView params={params} change={change} place={place} />}
      {params.view === 'empresas' && <CompanyUsageCard />}
      {params.view === 'fallidas' && (
        <FailedDocuments query={failed} page={page} onPage={(next) => change({ page: next })} />
      )}
    </main>
  );
}
