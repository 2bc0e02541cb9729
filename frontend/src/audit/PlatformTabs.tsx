import { Link2, TriangleAlert, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import '../admin/admin.css';
import { Icon } from '../ui/Icon';

/** The way between the panel of the platform and its audit. */
export function PlatformTabs() {
  return (
    <nav className="admin-tabs" aria-label="Vistas del panel">
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
    </nav>
  );
}
