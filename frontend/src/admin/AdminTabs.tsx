import { Building2, Link2, TriangleAlert, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { Tab, Tabs } from '../ui/Tabs';
import { formatCount } from './format';
import type { AdminParams } from './use-admin-params';

interface AdminTabsProps {
  view: AdminParams['view'];
  failedCount: number | undefined;
  onView(view: AdminParams['view']): void;
}

/** The views of the panel, the count says whether the last asks for attention; and the way to the audit. */
export function AdminTabs({ view, failedCount, onView }: AdminTabsProps) {
  return (
    <Tabs className="admin-tabs" label="Vistas del panel">
      <Tab isCurrent={view === 'usuarios'} onChoose={() => onView('usuarios')}>
        <Icon of={Users} />
        Usuarios y sistema
      </Tab>
      <Tab isCurrent={view === 'empresas'} onChoose={() => onView('empresas')}>
        <Icon of={Building2} />
        Empresas
      </Tab>
      <Tab isCurrent={view === 'fallidas'} onChoose={() => onView('fallidas')}>
        <Icon of={TriangleAlert} />
        Lecturas fallidas
        {failedCount !== undefined && failedCount > 0 && (
          <span className="count-badge">{formatCount(failedCount)}</span>
        )}
      </Tab>
      <Link to="/auditoria">
        <Icon of={Link2} />
        Auditoría
      </Link>
    </Tabs>
  );
}
