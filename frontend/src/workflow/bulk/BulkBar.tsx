import { X } from 'lucide-react';
import { Button } from '../../ui/Button';
import { useTeamFilter } from '../use-team-list';
import { BulkApproveButton } from './BulkApproveButton';
import { BulkTakeStepButton } from './BulkTakeStepButton';
import type { Chosen } from './use-chosen';

/** How many are chosen, and what is done with them together. */
export function BulkBar({ chosen }: { chosen: Chosen }) {
  const { state } = useTeamFilter();
  const { length } = chosen.documents;
  if (length === 0) return null;
  return (
    <section className="workflow-bulk" aria-label="Selección">
      <strong className="b sm sp" role="status">
        {length === 1 ? '1 seleccionado' : `${length} seleccionados`}
      </strong>
      {state === 'por-aprobar' ? (
        <BulkApproveButton chosen={chosen} />
      ) : (
        <BulkTakeStepButton chosen={chosen} />
      )}
      <Button
        size="s"
        look="ghost"
        square
        icon={X}
        aria-label="Quitar selección"
        onClick={chosen.clear}
      />
    </section>
  );
}
