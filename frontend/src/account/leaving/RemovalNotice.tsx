import { formatDate } from '@rules/date';
import { DoorOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMay } from '../../layout/SessionContext';
import { Icon } from '../../ui/Icon';
import '../../ui/layout-notice.css';
import { useRemoval } from './use-removal';

/** Told to everybody of a company on every screen: from that day on nothing is left. */
export function RemovalNotice() {
  const removal = useRemoval();
  const mayStay = useMay('company.leave');
  if (!removal) return null;
  return (
    <p className="row soft tone-warn layout-notice p8" role="status">
      <Icon of={DoorOpen} />
      <span>
        La empresa se da de baja el {formatDate(removal.on)} y todo lo suyo se borra.{' '}
        {mayStay && (
          <Link className="link" to="/mi-empresa">
            Descargar todo o anular
          </Link>
        )}
      </span>
    </p>
  );
}
