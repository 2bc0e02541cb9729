import { documentScreen } from '@contracts/routes';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import type { QueuePlace } from './use-review-queue';

function Step({ id, icon, label }: { id: string | null; icon: LucideIcon; label: string }) {
  if (!id) {
    return (
      <span className="t2 centred queue-step" aria-disabled="true">
        <Icon of={icon} />
      </span>
    );
  }
  return (
    <Link className="t2 centred queue-step" to={documentScreen(id)} aria-label={label}>
      <Icon of={icon} />
    </Link>
  );
}

/** "7 de 23 por revisar", with the way to both neighbours. */
export function QueueNav({ place }: { place: QueuePlace }) {
  const { position, total, previousId, nextId } = place;
  return (
    <nav className="firm row g0 queue-nav framed r2 ground" aria-label="Documentos por revisar">
      <Step id={previousId} icon={ChevronLeft} label="Documento anterior" />
      <span className="nw t2 queue-place">
        {position === null ? (
          <>
            <strong className="b t1">{total}</strong> por revisar
          </>
        ) : (
          <>
            <strong className="b t1">
              {position} de {total}
            </strong>
            <span className="hide-s"> por revisar</span>
          </>
        )}
      </span>
      <Step id={nextId} icon={ChevronRight} label="Documento siguiente" />
    </nav>
  );
}
