import type { FailedDocument } from '@contracts/admin';
import { Activity, Building2, Link2, TriangleAlert, Users } from 'lucide-react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { Tabs } from '../ui/Tabs';
import { FAILED_DOCUMENTS } from './admin-api';
import { formatCount } from './format';
import './admin.css';

const TABS = [
  { path: '/admin', label: 'Usuarios', icon: Users },
  { path: '/admin/sistema', label: 'Sistema', icon: Activity },
  { path: '/admin/empresas', label: 'Empresas', icon: Building2 },
  { path: '/admin/fallidas', label: 'Lecturas fallidas', icon: TriangleAlert },
  { path: '/auditoria', label: 'Auditoría', icon: Link2 },
] as const;

const COUNTED = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'DESC' },
  filter: {},
} as const;

/** The views of the panel, and the way to the audit; the count says whether failed readings ask for attention. */
export function AdminTabs({ current }: { current: string }) {
  const { total = 0 } = useGetList<FailedDocument>(FAILED_DOCUMENTS, COUNTED, { retry: false });
  return (
    <Tabs className="under mb14" label="Vistas del panel">
      {TABS.map(({ path, label, icon }) => (
        <Link key={path} to={path} aria-current={path === current ? 'page' : undefined}>
          <Icon of={icon} />
          {label}
          {path === '/admin/fallidas' && total > 0 && (
            <span className="b t2 count-badge">{formatCount(total)}</span>
          )}
        </Link>
      ))}
    </Tabs>
  );
}
