import { Link2, TriangleAlert, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { Tabs } from '../ui/Tabs';
import '../admin/admin.css';

/** The way between the panel of the platform and its audit. */
export function PlatformTabs() {
  return (
    <Tabs className="admin-tabs" label="Vistas del panel">
      <Link to="/admin">
        <Icon of={Users} />
        Usuarios y sistema
      </Link>
      <Link to="/admin?vista=fallidas">
        <Icon of={TriangleAlert} />
        Lecturas fallidas
      </Link>
      <Link to="/auditoria" aria-current="page">
        <Icon of={Link2} />
        Auditoría
      </Link>
    </Tabs>
  );
}
