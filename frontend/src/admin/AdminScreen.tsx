import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AdminTabs } from './AdminTabs';
import { CompanyUsageList } from './companies/CompanyUsageList';
import { CostsCard } from './costs/CostsCard';
import { FailedList } from './failed/FailedList';
import { HealthCard } from './health/HealthCard';
import { type Days, PeriodChoice } from './PeriodChoice';
import { UsageCard } from './usage/UsageCard';
import { UserList } from './users/UserList';

function SystemView() {
  const [days, setDays] = useState<Days>(30);
  return (
    <div className="admin-system g12 in-grid">
      <PeriodChoice days={days} onChoose={setDays} />
      <UsageCard days={days} />
      <HealthCard />
      <CostsCard days={days} />
    </div>
  );
}

const VIEWS: Readonly<Record<string, () => React.JSX.Element>> = {
  sistema: SystemView,
  empresas: CompanyUsageList,
  fallidas: FailedList,
};

/** Admin panel (spec section 2, route /admin); `/admin/{id}` is a view of it, or the user of that id. */
export default function AdminScreen() {
  const { id = '' } = useParams();
  const View = VIEWS[id];
  return (
    <main id="contenido" className="page" tabIndex={-1}>
      <title>Admin · Foliado</title>
      <h1>Panel de Administración</h1>
      <AdminTabs current={View ? `/admin/${id}` : '/admin'} />
      {View ? <View /> : <UserList userId={id} />}
    </main>
  );
}
